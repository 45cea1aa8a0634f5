/** Queries and their results (specification §7). */
import Type, { type Static } from "typebox";
import { SQL_LIMITS } from "../limits.ts";
import { ProblemReply } from "./problem.ts";

export const SqlRequest = Type.Object({
  session_uuid: Type.String({ maxLength: 100 }),
  query: Type.String({
    maxLength: SQL_LIMITS.queryCharacters,
    description:
      'Such as SELECT * FROM "CRM export" LIMIT 10. A table is called by its name, or by its id: ' +
      'SELECT * FROM "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234" LIMIT 10',
  }),
});

const ViewCut = Type.Union([
  Type.Literal("rows"),
  Type.Literal("columns"),
  Type.Literal("cells"),
  Type.Literal("bytes"),
]);
export type ViewCut = Static<typeof ViewCut>;

const Outcome = {
  view_uuid: Type.String(),
  num_rows: Type.Integer(),
  num_columns: Type.Integer(),
  truncated: Type.Boolean({ description: "There is more than is kept" }),
  cut: Type.Array(ViewCut, { description: "At which limits: see docs/limits.md" }),
  elapsed_ms: Type.Integer({ description: "Of the query alone" }),
  tables: Type.Array(
    Type.Object({
      id: Type.String(),
      version: Type.Integer(),
      names: Type.Array(Type.String(), { description: "What the query calls it beside its id" }),
      namesakes: Type.Integer({
        description: "So many other tables have the name, too: it is the caller's own one, which comes first",
      }),
    }),
    { description: "The tables that it read, in the versions of that time" },
  ),
};

export const SqlReply = Type.Object(Outcome);
export type SqlReply = Static<typeof SqlReply>;

export const ViewReply = Type.Object({
  ...Outcome,
  query: Type.String(),
  created_at: Type.String({ description: "ISO 8601, UTC" }),
  run_at: Type.String({ description: "When the query was run last" }),
  rerun: Type.Boolean({ description: "It was run again for this call: a table has a newer version" }),
  problem: Type.Union([ProblemReply, Type.Null()], {
    description: "Why there is no result any more; the query is still included",
  }),
});
export type ViewReply = Static<typeof ViewReply>;

const SqlTable = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  sql_name: Type.String({ description: "What a query calls it: its name, or its id where others have that name" }),
  num_rows: Type.Integer(),
  columns: Type.Array(
    Type.Object({
      title: Type.String({ description: "As queries name it" }),
      type: Type.String({ description: "computed: made of a component of another column" }),
    }),
  ),
});

export const SqlTablesReply = Type.Object({
  own: Type.Array(SqlTable),
  newest: Type.Array(SqlTable, { description: "Public ones of others, newest first" }),
});
export type SqlTablesReply = Static<typeof SqlTablesReply>;
