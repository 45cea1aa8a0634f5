/** Guesses the width and alignment of a column from its title and first values. */
import type { ColumnReply } from "@limpid/contract";
import { guessWidth } from "./column-width.ts";

export interface ColumnShape {
  readonly widthPx: number;
  readonly align: "left" | "right";
}

export const NO_SHAPE: ColumnShape = { widthPx: 160, align: "left" };

const NUMERIC_TYPES: ReadonlySet<string> = new Set(["integer", "number"]);
/** Digits with signs, separators, a currency or percent sign; a leading zero makes a code of it. */
const LOOKS_NUMERIC = /^[^\p{L}\d]{0,3}(?!0\d)\d[\d.,'’\s\u00a0\u202f]*\s?[%€$£)]?$/u;
const NUMERIC_SHARE = 0.7;
/** Its first letter is of a script that runs from right to left. */
const BEGINS_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const HEADER = { characterPx: 8, controlsPx: 88, leastPx: 152, mostPx: 240 } as const;

export function shapeColumns(
  columns: readonly ColumnReply[],
  rows: readonly (readonly string[])[],
): readonly ColumnShape[] {
  return columns.map(({ title }, index) => {
    const texts = rows.map((row) => row[index] ?? "");
    const isRight = looksNumeric(texts) || readsFromRight(texts);
    return { widthPx: guessWidth(texts, headerWidth(title)), align: isRight ? "right" : "left" };
  });
}

/** The type, once it is known, has the last word; plain text says nothing about how it looks. */
export function chooseAlignment(column: ColumnReply, shape: ColumnShape): "left" | "right" {
  return column.type === undefined || column.type === "text"
    ? shape.align
    : NUMERIC_TYPES.has(column.type)
      ? "right"
      : "left";
}

export function headerWidth(title: string): number {
  return Math.min(HEADER.mostPx, Math.max(HEADER.leastPx, title.length * HEADER.characterPx + HEADER.controlsPx));
}

function looksNumeric(texts: readonly string[]): boolean {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== "");
  const numeric = filled.filter((text) => LOOKS_NUMERIC.test(text) && !isDateLike(text));
  return filled.length > 0 && numeric.length / filled.length >= NUMERIC_SHARE;
}

/** Decides for the column as a whole, however single values begin. */
function readsFromRight(texts: readonly string[]): boolean {
  const lettered = texts.filter((text) => /\p{L}/u.test(text));
  return lettered.filter((text) => BEGINS_RIGHT.test(text)).length > lettered.length / 2;
}

const isDateLike = (text: string): boolean => /^\d{1,4}[.\s]\d{1,2}[.\s]\d{1,4}$/.test(text);
