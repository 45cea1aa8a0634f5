import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";

const Wanted = Type.String({ minLength: 1, maxLength: LIMITS.findCharacters, pattern: "^[^\\u0000]+$" });
const Replacement = Type.String({
  maxLength: LIMITS.findCharacters,
  pattern: "^[^\\u0000]*$",
  description:
    "Groups of a regular expression are $1 to $9, all of it is $0. Nothing is replaced in computed columns, and with it nothing is " +
    "found in them",
});

const search = {
  text: Wanted,
  regex: Type.Optional(Type.Boolean({ description: "The text is a regular expression, of RE2" })),
  match_case: Type.Optional(Type.Boolean()),
  whole_cell: Type.Optional(Type.Boolean({ description: "It is all that a cell shows" })),
  column: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: "This one alone, by its idx" })),
};

export const FindQuery = Type.Object({
  ...search,
  replacement: Type.Optional(Replacement),
});
export type FindQuery = Static<typeof FindQuery>;

const Place = Type.Object({ row: Type.Integer(), column: Type.Integer() });

export const FindReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  count: Type.Integer({ description: "Cells that show it" }),
  cells: Type.Array(Place, { description: `The first ${LIMITS.listedChanges} of them in reading order` }),
  samples: Type.Array(
    Type.Object({ row: Type.Integer(), column: Type.Integer(), before: Type.String(), after: Type.String() }),
    {
      description: `The first ${LIMITS.findSamples} with their texts, and what the replacement makes of them`,
    },
  ),
});
export type FindReply = Static<typeof FindReply>;

export const ReplaceRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
      description: "They are undone together by this id",
    }),
  ),
  ...search,
  replacement: Replacement,
});
export type ReplaceRequest = Static<typeof ReplaceRequest>;
