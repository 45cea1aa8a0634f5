/** The address of a feed, for feed readers: by what they accept, they get a document in place of the page. */
import { isFeedName, LIMITS } from "@limpid/contract";
import { type PublicFeed, tableLists } from "@limpid/database";
import type { FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import type { PageHead } from "../pages/table-head.ts";
import { Problem } from "../problem.ts";
import { FEED_TYPES, type FeedFormat, feedTitle, writeFeed } from "./feed-documents.ts";

/** Returns undefined for browsers and for clients that accept anything. */
export function feedFormat(accept: string): FeedFormat | undefined {
  const types = accept
    .toLowerCase()
    .split(",")
    .map((type) => type.split(";")[0]?.trim());
  if (types.includes("text/html")) return undefined;
  if (types.includes(FEED_TYPES.atom)) return "atom";
  return types.includes(FEED_TYPES.json) || types.includes("application/json") ? "json" : undefined;
}

export async function sendFeed(
  reply: FastifyReply,
  name: string,
  format: FeedFormat,
  context: Pick<Context, "database" | "publicUrl">,
): Promise<FastifyReply> {
  if (!isPublicFeed(name)) throw new Problem("unknown_feed");
  const { tables } = await tableLists.feed(context.database.db, name, { limit: LIMITS.feedResults, afterId: null });
  return reply
    .type(`${FEED_TYPES[format]}; charset=utf-8`)
    .header("cache-control", "no-cache")
    .send(writeFeed(format, { name, address: context.publicUrl(), tables }));
}

/** Tells feed readers of the page that it is a feed as well. */
export function feedHead(name: string): PageHead | undefined {
  if (!isPublicFeed(name)) return undefined;
  const title = feedTitle(name);
  const links = Object.values(FEED_TYPES).map(
    (type) => `<link rel="alternate" type="${type}" title="${title}" href="/feed/${name}">`,
  );
  return { title: `${title} · Limpid`, html: links.join("\n    "), isPublic: true };
}

/** The feed of own tables is private: a document of it would need a key. */
function isPublicFeed(name: string): name is PublicFeed {
  return isFeedName(name) && name !== "mine";
}
