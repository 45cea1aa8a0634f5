/** Public tables, and queries of tables. */
import Type from "typebox";
import { PATHS } from "../../paths.ts";
import { FeedReply, FeedRequest, SearchReply, SearchRequest } from "../catalogue.ts";
import { SqlReply, SqlRequest, SqlTablesReply, ViewReply } from "../sql.ts";
import { TagsReply, TagsRequest } from "../tags.ts";
import type { CallSpecs } from "./call-spec.ts";

export const CATALOGUE_CALLS = {
  search: {
    ...PATHS.search,
    summary: "Finds public tables by name, id, user, columns, values or meaning",
    body: SearchRequest,
    reply: SearchReply,
  },
  feed: {
    ...PATHS.feed,
    summary: "Public tables, the newest, the cleanest or the most opened first; or one's own",
    body: FeedRequest,
    reply: FeedReply,
  },
  sql: {
    ...PATHS.sql,
    summary:
      "Runs one SELECT over tables, each called by its name or its id, and keeps the result as a view: its id takes the " +
      "place of a job's in the calls for columns, rows, pages and exports",
    body: SqlRequest,
    reply: SqlReply,
  },
  sqlTables: {
    ...PATHS.sqlTables,
    summary: "Tables to write queries on: the caller's own, and the newest public ones",
    reply: SqlTablesReply,
  },
  view: {
    ...PATHS.view,
    summary: "The query of a view and what came of it; it is run again where a table has a newer version since",
    params: Type.Object({ view_uuid: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: ViewReply,
  },
  tags: {
    ...PATHS.tags,
    summary: "A view of the public tables that carry all of the tags",
    body: TagsRequest,
    reply: TagsReply,
  },
} as const satisfies CallSpecs;
