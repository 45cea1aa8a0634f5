import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

export const ProfileQuery = Type.Object({
  column: Type.Integer({ minimum: 0, maximum: 1_000_000, description: "Its idx" }),
});
export type ProfileQuery = Static<typeof ProfileQuery>;

const Text = Type.Union([Type.String(), Type.Null()]);

/** What a column shows, edits included. */
export const ProfileReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  rows: Type.Integer(),
  missing: Type.Integer({ description: "Cells without data" }),
  distinct: Type.Integer({ description: "Distinct values" }),
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

/** How the values of a column are spread, edits included. */
export const DistributionReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  order: Type.Union([Type.Literal("number"), Type.Literal("day"), Type.Literal("text")], {
    description: "What the values are by their type",
  }),
  bins: Type.Array(Type.Object({ count: Type.Integer(), least: Text, greatest: Text }), {
    description:
      `Cells in up to ${LIMITS.distributionBins} ranges of one width, with the ends of what is in them; far values are in the ` +
      "first and the last one. Of text its values by frequency, none where it has more",
  }),
  far: Type.Object(
    {
      low: Type.Integer(),
      high: Type.Integer(),
      values: Type.Array(
        Type.Object({
          value: Type.String(),
          count: Type.Integer(),
          row: Type.Integer({ description: "Of the first one" }),
        }),
        { description: `The ${LIMITS.farValues} farthest ones` },
      ),
    },
    {
      description:
        "Cells that lie below or above the middle half of all by more than three times its width (Tukey's outer fences)",
    },
  ),
});
export type DistributionReply = Static<typeof DistributionReply>;
