import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

export const ProfileQuery = Type.Object({ column: Type.Integer({ minimum: 0, maximum: 1_000_000 }) });

const Text = Type.Union([Type.String(), Type.Null()]);

/** What a column shows, edits included. */
export const ProfileReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  rows: Type.Integer(),
  missing: Type.Integer({ description: "Cells without data" }),
  distinct: Type.Integer({ description: "Different values" }),
  values: Type.Array(
    Type.Object({
      value: Type.String(),
      count: Type.Integer(),
      row: Type.Integer({ description: "Of the first one" }),
    }),
    { description: `The ${LIMITS.profileValues} most frequent ones` },
  ),
  patterns: Type.Array(Type.Object({ pattern: Type.String(), count: Type.Integer(), example: Type.String() }), {
    description: "Digits as 9, capitals as A, other letters as one a; the most frequent ones",
  }),
  least: Text,
  median: Type.Union([Type.String(), Type.Null()], { description: "Of numbers and days alone" }),
  greatest: Text,
});
export type ProfileReply = Static<typeof ProfileReply>;
