/** Builds the profile of a column for a language model: how its values look, not what they are. */
import { type Column, countValues, type EntityGuess } from "@limpid/table";
import type { ColumnProfile } from "./language-model.ts";

const MAX_SHAPES = 5;
const MAX_SHAPE_LENGTH = 40;
const MAX_TITLE_LENGTH = 100;
/** Values to look at. The most frequent ones of a longer column would look the same. */
const MAX_VALUES = 1000;

export function profileColumn(column: Column, { name }: EntityGuess): ColumnProfile {
  return {
    title: column.title.slice(0, MAX_TITLE_LENGTH),
    holds: name,
    shapes: frequentShapes(column),
    distinctValues: column.dict.length,
  };
}

function frequentShapes(column: Column): string[] {
  const counts = new Map<string, number>();
  for (const { text, count } of countValues(column).slice(0, MAX_VALUES)) {
    const shape = concealShape(text);
    if (shape !== "") counts.set(shape, (counts.get(shape) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_SHAPES)
    .map(([shape]) => shape);
}

/** Keeps plain punctuation only: no letter of any script, number, symbol or mark passes. */
export function concealShape(text: string): string {
  return text
    .trim()
    .slice(0, MAX_SHAPE_LENGTH)
    .replace(/[\p{L}\p{M}]+/gu, "A")
    .replace(/\p{N}+/gu, "9")
    .replace(/[^A9 .,;:/\\()@_+%#&'"<>=-]+/g, "*");
}
