/** Nested properties as a flat list with dotted keys (specification §2); empty values read None. */
import { LABELS } from "@limpid/contract";

export type DottedEntry = readonly [key: string, text: string];

export function dottedKeys(value: unknown, prefix = ""): readonly DottedEntry[] {
  if (typeof value !== "object" || value === null) return [[prefix, textOf(value)]];
  const entries = Object.entries(value);
  if (entries.length === 0) return prefix === "" ? [] : [[prefix, LABELS.none]];
  return entries.flatMap(([key, inner]) => dottedKeys(inner, prefix === "" ? key : `${prefix}.${key}`));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return LABELS.none;
  return typeof value === "string" ? value : JSON.stringify(value);
}
