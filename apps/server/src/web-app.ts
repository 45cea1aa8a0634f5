/** Serves the built web app: files with long lives, and the one page for every route of the product. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import statics from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { feedFormat, feedHead, sendFeed } from "./catalogue/send-feed.ts";
import type { Context } from "./context.ts";
import { inHtml } from "./pages/in-html.ts";
import { type BuildManifest, findPreloads, preloadHeader } from "./pages/preloads.ts";
import { type PageHead, tableHead } from "./pages/table-head.ts";
import type { FindMethods } from "./security/known-methods.ts";
import { refusePath, refuseQueries } from "./security/refuse-path.ts";
import { FRAMED, WITH_EDITOR } from "./security/secure-headers.ts";
import { findStyleNonce } from "./security/style-nonce.ts";
import { findWebRoot } from "./web-root.ts";
import { TABLE_READERS } from "./workers/lanes.ts";

/** Specification §2; the page itself sends what matches nothing to /404. */
const ROUTES = ["/search", "/api", "/404"];
const ROUTES_OF_FILES = ["/", "/upload"];
/** The page that was opened is seen before anything is got ready behind it. */
const WARM_MS = 1000;
const SQL_ROUTE = "/sql";
const TABLE_ROUTE = "/table/:name";
const TABLE_SCREEN = "src/app/routes/table-route.tsx";
const FEED_ROUTE = "/feed/:name";
const ROUTES_WITH_NAME = ["/feed"];
/** A view is open to anyone with the link, but to no search engine. */
const VIEW_ROUTE = "/view/:name";
const FRAMED_ROUTE = "/embed/:name";
const HIDDEN = { schema: { hide: true } as object };

interface TableRequest {
  Params: { name: string };
}

export async function serveWebApp(
  app: FastifyInstance,
  context: Pick<Context, "database" | "publicUrl" | "workers">,
): Promise<void> {
  const root = findWebRoot();
  if (root === undefined) {
    app.log.warn("the web app is not built: only the API is served");
    return;
  }
  await app.register(statics, {
    root,
    index: false,
    wildcard: false,
    // The build has left them compressed beside themselves.
    preCompressed: true,
    globIgnore: ["**/*.br"],
    immutable: true,
    maxAge: "365d",
    setHeaders: (reply, path) => {
      if (!path.includes("/assets/")) void reply.header("cache-control", "no-cache");
    },
  });
  // The page is read each time, because a new build under a running server renames its scripts.
  const sendPage = async (
    reply: FastifyReply,
    head?: PageHead,
    preloads: readonly string[] = [],
  ): Promise<FastifyReply> => {
    const file = await readFile(join(root, "index.html"), "utf8");
    const page = withElements(file, preloads).replace('nonce="style-nonce"', `nonce="${findStyleNonce(reply.raw)}"`);
    // The head of a private table says its name.
    const isPrivate = head !== undefined && !head.isPublic;
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", isPrivate ? "private, no-store" : "no-cache")
      .send(head === undefined ? page : withHead(page, head));
  };
  for (const route of [...ROUTES, ...ROUTES_WITH_NAME]) app.get(route, HIDDEN, (_request, reply) => sendPage(reply));
  for (const route of ROUTES_OF_FILES)
    app.get(route, HIDDEN, (_request, reply) => {
      setTimeout(() => context.workers.warm("clean"), WARM_MS).unref();
      return sendPage(reply);
    });
  app.get(SQL_ROUTE, { ...HIDDEN, helmet: WITH_EDITOR }, (_request, reply) => sendPage(reply));
  app.get(VIEW_ROUTE, { ...HIDDEN, helmet: WITH_EDITOR }, (_request, reply) =>
    sendPage(reply.header("x-robots-tag", "noindex")),
  );
  app.get<TableRequest>(TABLE_ROUTE, HIDDEN, async ({ params }, reply) => {
    const head = await tableHead(context, params.name);
    if (head?.isPublic !== true) void reply.header("x-robots-tag", "noindex");
    // The page asks for its rows at once, and then for facts about all rows.
    if (head !== undefined) context.workers.warm("pages", TABLE_READERS);
    const parts = findPreloads(await readManifest(root), TABLE_SCREEN);
    return sendPage(reply, head, [...(head?.requests.map(preloadHeader) ?? []), ...parts]);
  });
  app.get<TableRequest>(FEED_ROUTE, HIDDEN, async ({ params, headers }, reply) => {
    void reply.header("vary", "Accept");
    const format = feedFormat(headers.accept ?? "");
    if (format !== undefined) return sendFeed(reply, params.name, format, context);
    return sendPage(reply, feedHead(params.name));
  });
  app.get(FRAMED_ROUTE, { ...HIDDEN, helmet: FRAMED }, (_request, reply) =>
    sendPage(reply.header("x-robots-tag", "noindex")),
  );
}

/** Replaces the page's general description of the product. */
function withHead(page: string, { title, html }: PageHead): string {
  return withElements(
    page.replace(/<title>[^<]*<\/title>/, () => `<title>${inHtml(title)}</title>`),
    [html],
  );
}

function withElements(page: string, elements: readonly string[]): string {
  return page.replace("</head>", () => `${elements.map((element) => `  ${element}\n  `).join("")}</head>`);
}

async function readManifest(root: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(root, ".vite/manifest.json"), "utf8")) as BuildManifest;
}

/** A person who mistyped an address gets the product's page; a program gets a problem. */
export function answerUnknownPaths(app: FastifyInstance, methodsOf: FindMethods): void {
  refuseQueries(app, methodsOf);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    if (wantsPage && !request.url.startsWith("/api/")) return reply.redirect(`/404${queryOf(request.url)}`);
    return refusePath(request, reply, methodsOf);
  });
}

/** Keeps the query, so that flags such as ?debug=1 survive a mistyped path. */
function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
