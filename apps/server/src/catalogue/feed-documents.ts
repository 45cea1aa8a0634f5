/** A feed for feed readers: Atom (RFC 4287) and JSON Feed 1.1. */
import { FEEDS, type FeedName } from "@limpid/contract";
import type { ListedTable } from "@limpid/database";
import { inHtml } from "../pages/in-html.ts";

export type FeedFormat = "atom" | "json";

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  atom: "application/atom+xml",
  json: "application/feed+json",
};

export interface FeedDocument {
  readonly name: FeedName;
  /** The address of the service has no slash at its end. */
  readonly address: string;
  readonly tables: readonly ListedTable[];
}

export function writeFeed(format: FeedFormat, document: FeedDocument): string {
  return format === "atom" ? writeAtom(document) : writeJsonFeed(document);
}

function writeAtom({ name, address, tables }: FeedDocument): string {
  const own = `${address}/feed/${name}`;
  const entries = tables.map((table) => {
    const author = table.username === null ? "Anonymous" : table.username;
    return `  <entry>
    <id>urn:uuid:${table.id}</id>
    <title>${inHtml(titleOf(table))}</title>
    <link href="${inHtml(addressOf(table, address))}"/>
    <published>${table.createdAt.toISOString()}</published>
    <updated>${touchedAt(table)}</updated>
    <author><name>${inHtml(author)}</name></author>
    <summary>${inHtml(table.description ?? "")}</summary>
  </entry>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${inHtml(own)}</id>
  <title>Limpid: ${inHtml(feedTitle(name))}</title>
  <link rel="self" type="${FEED_TYPES.atom}" href="${inHtml(own)}"/>
  <link rel="alternate" type="text/html" href="${inHtml(own)}"/>
  <updated>${newest(tables)}</updated>
${entries.join("")}</feed>
`;
}

function writeJsonFeed({ name, address, tables }: FeedDocument): string {
  const own = `${address}/feed/${name}`;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `Limpid: ${feedTitle(name)}`,
    home_page_url: own,
    feed_url: own,
    items: tables.map((table) => ({
      id: `urn:uuid:${table.id}`,
      url: addressOf(table, address),
      title: titleOf(table),
      content_text: table.description ?? "",
      date_published: table.createdAt.toISOString(),
      date_modified: touchedAt(table),
      ...(table.username !== null && { authors: [{ name: table.username }] }),
    })),
  });
}

/** Such as `Popular tables`. */
export const feedTitle = (name: FeedName): string =>
  `${FEEDS.find(({ value }) => value === name)?.label ?? name} tables`;
const titleOf = ({ name }: ListedTable): string => (name === null || name === "" ? "Untitled table" : name);
const addressOf = ({ id }: ListedTable, address: string): string => `${address}/table/${id}`;
const touchedAt = ({ updatedAt, createdAt }: ListedTable): string => (updatedAt ?? createdAt).toISOString();

function newest(tables: readonly ListedTable[]): string {
  const times = tables.map((table) => (table.updatedAt ?? table.createdAt).getTime());
  return new Date(Math.max(0, ...times)).toISOString();
}
