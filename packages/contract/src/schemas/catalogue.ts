/** Search and feeds (specification §3 and §7). */
import Type, { type Static } from "typebox";
import { CATALOGUE_DEFAULTS } from "../catalogue.ts";
import { LIMITS } from "../limits.ts";

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Text = Type.Union([Type.String(), Type.Null()]);

export const CatalogueTable = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Text,
  source: Type.Union([Type.String(), Type.Null()], {
    description: "The site a URL upload came from, or the name of the file; null for pasted text",
  }),
  username: Text,
  mine: Type.Boolean({ description: "The table belongs to this session or its user. No key is ever sent" }),
  score: Type.Union([Share, Type.Null()], { description: "How well it matches a search; null in feeds" }),
  quality: Type.Union([Share, Type.Null()], {
    description:
      "Share of the cells with data that are clean and valid, in columns whose values could be judged; null until it is known, and where there is no such column",
  }),
  judged_columns: Type.Union([Type.Integer(), Type.Null()], {
    description: "The number of columns that the quality is of; null where it is not known",
  }),
  last_touch_date: Type.String({ description: "Last updated, or else created; ISO 8601, UTC" }),
  version: Type.Integer(),
  num_rows: Type.Integer({ description: "Without excluded rows" }),
  num_columns: Type.Integer(),
  columns: Type.Array(Type.String(), { description: "The titles of the first columns" }),
  listed: Type.Boolean({ description: "false only for one's own tables, in the feed mine" }),
});
export type CatalogueTable = Static<typeof CatalogueTable>;

export const SearchRequest = Type.Object({
  session_uuid: Type.String({ maxLength: 100 }),
  scope: Type.Optional(
    Type.Union(
      [
        Type.Literal("semantic"),
        Type.Literal("name"),
        Type.Literal("id"),
        Type.Literal("username"),
        Type.Literal("columns"),
        Type.Literal("values"),
      ],
      { description: `${CATALOGUE_DEFAULTS.scope} by default` },
    ),
  ),
  search_text: Type.String({ maxLength: LIMITS.searchCharacters, description: "Empty: finds nothing" }),
  sort_order: Type.Optional(
    Type.Union([Type.Literal("relevance"), Type.Literal("my_files_first")], {
      description: `${CATALOGUE_DEFAULTS.sort} by default`,
    }),
  ),
});
export type SearchRequest = Static<typeof SearchRequest>;

export const SearchReply = Type.Object({
  results: Type.Array(CatalogueTable, { description: `Best first, ${LIMITS.searchResults} at most` }),
});
export type SearchReply = Static<typeof SearchReply>;

export const FeedRequest = Type.Object({
  session_uuid: Type.String({ maxLength: 100 }),
  feed_name: Type.Optional(Type.String({ maxLength: 100, description: "latest, quality, popular or mine" })),
  num_results: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIMITS.maxFeedResults, description: `${LIMITS.feedResults} by default` }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 200, description: "next_cursor of the reply before, for the tables that follow" }),
  ),
});
export type FeedRequest = Static<typeof FeedRequest>;

export const FeedReply = Type.Object({
  results: Type.Array(CatalogueTable),
  next_cursor: Type.Union([Type.String(), Type.Null()], { description: "null: no table follows" }),
});
export type FeedReply = Static<typeof FeedReply>;
