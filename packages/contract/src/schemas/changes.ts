import Type, { type Static } from "typebox";
import { CleaningSettings } from "./cleaning.ts";

export const ChangeKind = Type.Union(
  [Type.Literal("changed"), Type.Literal("missing"), Type.Literal("flagged"), Type.Literal("edited")],
  { description: "missing: set to missing; flagged: unchanged, for a person to decide" },
);
export type ChangeKind = Static<typeof ChangeKind>;

const MAX_CHANGES = 500;
/** Further ones are in the files, which are made for reading all. */
const MAX_OFFSET = 100_000;

export const ChangesQuery = Type.Object({
  kind: Type.Optional(ChangeKind),
  rule: Type.Optional(Type.String({ maxLength: 200 })),
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CHANGES })),
});

/** What was changed in a table, edits included: counts of all, and a page of those asked for. */
export const ChangesReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  settings: CleaningSettings,
  rules: Type.Array(
    Type.Object({
      kind: ChangeKind,
      rule: Type.String(),
      repair: Type.Boolean({
        description: "true: the rule corrects a wrong value; false: it reformats the same value",
      }),
      title: Type.String({ description: "The rule in words" }),
      total: Type.Integer(),
      columns: Type.Array(Type.Object({ column: Type.Integer(), count: Type.Integer() })),
    }),
  ),
  matching: Type.Integer({ description: "Changes that fit the query" }),
  changes: Type.Array(
    Type.Object({
      row: Type.Integer(),
      column: Type.Integer(),
      kind: ChangeKind,
      raw_input: Type.String(),
      output: Type.Union([Type.String(), Type.Null()], { description: "null where the cell has no data" }),
      rule: Type.String(),
      prob: Type.Number({ minimum: 0, maximum: 1 }),
      msg: Type.String(),
    }),
    { description: "In reading order" },
  ),
});
export type ChangesReply = Static<typeof ChangesReply>;
