/**
 * Keys that stand twice in a column where nearly every value stands once. Which of the two rows is wrong the column
 * cannot tell: both are shown, and nothing is offered.
 * Practice: unique constraints of databases; Great Expectations, expect_column_values_to_be_unique.
 */
import type { Entity } from "@limpid/entities";
import type { CountedValue, ValueType } from "@limpid/table";
import type { Doubts } from "./finding.ts";

/** Fewer cells do not show that all are meant to differ. */
const MIN_CELLS = 20;
/** More cells than this share, and a repeat is no slip but what the column holds. */
const MAX_REPEATED = 0.03;
/** The wrong value and the right one. */
const TWICE = 2;
/** Less than a change needs: one of the two is right. */
const PROBABILITY = 0.5;

export function findRepeatedKeys(
  values: readonly CountedValue[],
  { role }: Pick<Entity, "role">,
  type: ValueType,
): Doubts {
  const none: Doubts = new Map();
  if (role !== "code" || type !== "text") return none;
  const cells = values.reduce((sum, { count }) => sum + count, 0);
  const repeated = values.filter(({ count }) => count > 1);
  const inRepeats = repeated.reduce((sum, { count }) => sum + count, 0);
  if (cells < MIN_CELLS || inRepeats > MAX_REPEATED * cells) return none;
  if (repeated.some(({ count }) => count > TWICE)) return none;
  const msg = `Stands in two cells, where ${cells - inRepeats} of ${cells} values stand in one.`;
  return new Map(repeated.map(({ text }) => [text, { prob: PROBABILITY, msg, rule: "keys.repeated" }]));
}
