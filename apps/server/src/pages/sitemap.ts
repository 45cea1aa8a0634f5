/** The public tables for search engines. Source: the Sitemaps protocol 0.9 (sitemaps.org), at most 50,000 addresses a file. */
import { tableLists } from "@limpid/database";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { inHtml } from "./in-html.ts";

const MAX_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HIDDEN = { schema: { hide: true } as object };
/** What every installation has, besides its tables. */
const PAGES = ["/", "/search", "/feed/latest"];

export function serveSitemap(app: FastifyInstance, context: Pick<Context, "database" | "publicUrl">): void {
  app.get("/robots.txt", HIDDEN, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots(context.publicUrl())),
  );
  app.get("/sitemap.xml", HIDDEN, async (_request, reply) => {
    const count = await tableLists.countPublic(context.database.db);
    const text = count > MAX_ADDRESSES ? sitemapIndex(context, count) : await sitemap(context, 0);
    return reply.type("application/xml; charset=utf-8").send(text);
  });
  app.get<{ Params: { part: string } }>("/sitemap-:part.xml", HIDDEN, async (request, reply) => {
    const part = /^[1-9]\d{0,5}$/.test(request.params.part) ? Number(request.params.part) : 0;
    if (part === 0) throw new Problem("not_found");
    return reply.type("application/xml; charset=utf-8").send(await sitemap(context, part - 1));
  });
}

/** Files and answers of the API say nothing that a table's page does not. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /view/\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

async function sitemap(
  { database, publicUrl }: Pick<Context, "database" | "publicUrl">,
  part: number,
): Promise<string> {
  const tables = await tableLists.public(database.db, { offset: part * MAX_ADDRESSES, limit: MAX_ADDRESSES });
  const pages = part > 0 ? [] : PAGES.map((path) => `<url><loc>${inHtml(publicUrl() + path)}</loc></url>`);
  const lines = tables.map(
    ({ id, changedAt }) =>
      `<url><loc>${inHtml(publicUrl())}/table/${id}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return `${XML}<urlset ${NAMESPACE}>\n${[...pages, ...lines].join("\n")}\n</urlset>\n`;
}

function sitemapIndex({ publicUrl }: Pick<Context, "publicUrl">, count: number): string {
  const parts = Array.from({ length: Math.ceil(count / MAX_ADDRESSES) }, (_, index) => index + 1);
  const lines = parts.map((part) => `<sitemap><loc>${inHtml(publicUrl())}/sitemap-${part}.xml</loc></sitemap>`);
  return `${XML}<sitemapindex ${NAMESPACE}>\n${lines.join("\n")}\n</sitemapindex>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
