import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";

const Id = Type.String({ minLength: 1, maxLength: 100 });
const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

const Column = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const Rule = Type.String({ maxLength: 200 });
const OPEN_KINDS = [
  Type.Literal("proposed"),
  Type.Literal("invalid"),
  Type.Literal("missing"),
  Type.Literal("failed"),
] as const;

/** What is left for a person to decide, edits included: open cells of one column, rule and kind are one question. */
export const ReviewReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  cells: Type.Integer({ description: "Cells that cleaning left open" }),
  decided: Type.Integer({ description: "Those among them that people have decided" }),
  question_count: Type.Integer(),
  questions: Type.Array(
    Type.Object({
      column: Column,
      rule: Rule,
      kind: Type.Union([...OPEN_KINDS]),
      title: Type.String({ description: "The rule in words" }),
      msg: Type.String({ description: "Why, of the most frequent value" }),
      count: Type.Integer({ description: "Open cells" }),
      proposed: Type.Integer({
        description:
          "Those among them with a proposal that may be accepted for all: it loses nothing, and nine in ten of its kind are right",
      }),
      value_count: Type.Integer({ description: "Distinct values" }),
      values: Type.Array(
        Type.Object({
          raw_input: Type.String(),
          msg: Type.String({ description: "Why" }),
          proposal: Type.Optional(
            Type.Union([Type.String(), Type.Null()], { description: "null: no data; omitted if there is none" }),
          ),
          count: Type.Integer(),
          row: Type.Integer({ description: "Of the first one" }),
        }),
        { description: "The most frequent ones" },
      ),
    }),
    { description: "Those that settle most cells, first" },
  ),
});
export type ReviewReply = Static<typeof ReviewReply>;

/** Without a column, those of all columns are answered that are asked by the same rule. */
export const DecideRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(Uuid),
  column: Type.Optional(Column),
  rule: Rule,
  kind: Type.Union([...OPEN_KINDS, Type.Literal("changed")], {
    description: "changed: what cleaning has reformatted or corrected, by the rule",
  }),
  raw_input: Type.Optional(
    Type.String({ maxLength: LIMITS.editValueCharacters, description: "Only this value; default: all" }),
  ),
  action: Type.Union(
    [
      Type.Literal("take"),
      Type.Literal("keep"),
      Type.Literal("missing"),
      Type.Literal("set"),
      Type.Literal("original"),
    ],
    {
      description:
        "take: each cell becomes its proposal, without raw_input only where that loses nothing, and nine in ten of its kind are right; the others stay open. original: the text as it was read",
    },
  ),
  value: Type.Optional(Type.String({ maxLength: LIMITS.editValueCharacters, description: "For set" })),
});
export type DecideRequest = Static<typeof DecideRequest>;

export const DecideReply = Type.Object({
  edit_uuid: Type.String({ description: "Of all edits of this decision, which are undone as one" }),
  cells: Type.Integer({ description: "Cells that were decided" }),
  version: Type.Integer({ description: "The table's version after it" }),
  refusal: Type.Optional(Type.String({ description: "Why the value does not fit its column; it is kept and flagged" })),
});
export type DecideReply = Static<typeof DecideReply>;

export const UndoRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.String({ ...Id, description: "Of a step: of the decision, the batch or the edit" }),
  request_uuid: Type.Optional(Type.String({ ...Uuid, description: "Identifies this call among the table's events" })),
  undone: Type.Boolean({ description: "false: they hold again" }),
});
