import { LABELS } from "@limpid/contract";
import type { Replay } from "./replayed.ts";

/** More names than these make a sentence that nobody reads. */
const MOST = 10;

/** Says in a sentence each what is different in this table; `className` gives the name of a class by its id. */
export function describeDifferences(
  { foundNothing, missing, added, otherClass }: Replay,
  className: (id: string) => string,
): readonly string[] {
  const sentences: readonly (readonly [start: string, names: readonly string[]])[] = [
    ["columns that are not in this file", missing.map(quote)],
    ["columns that are new in this file", added.map(quote)],
    [
      "decisions that find nothing in this file",
      foundNothing.map(({ column, decision, option }) => `${decision ?? "class"}=${option} for ${quote(column)}`),
    ],
    [
      "columns of another class than before",
      otherClass.map(({ column, before, now }) => `${quote(column)} (${className(before)}, now ${className(now)})`),
    ],
  ];
  return sentences.flatMap(([start, names]) => (names.length === 0 ? [] : [`${start}: ${list(names)}`]));
}

const quote = (title: string): string => `"${title}"`;

function list(names: readonly string[]): string {
  const named = names.slice(0, MOST).join(", ");
  return names.length > MOST ? LABELS.andMore(named, names.length - MOST) : named;
}
