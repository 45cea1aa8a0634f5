/** Finds names that are another name, or a slip, of one that the column often has, by what the class knows of its names. */

import { foldName } from "@limpid/text";
import { type NameSpellings, respell } from "./name-case.ts";
import { findNearName } from "./near-name.ts";
import type { Respelling } from "./spelling-groups.ts";

export interface NameKnowledge {
  readonly isKnown: (folded: string) => boolean;
  /** Other names of the same thing, folded. */
  readonly otherNames: (folded: string) => readonly string[];
}

/** A name so frequent, and so many times more frequent than the one in question, is what is meant. */
const FREQUENT = 5;
const MORE = 5;
const OTHER_NAME = 3;

/** The known names that are so frequent that others may be a slip of them. */
export function frequentNames({ dominant }: NameSpellings, isKnown: NameKnowledge["isKnown"]): readonly string[] {
  return [...dominant].flatMap(([name, { count }]) => (count >= FREQUENT && isKnown(name) ? [name] : []));
}

/** Returns undefined if the name is meant as it is. */
export function rename(
  text: string,
  spellings: NameSpellings,
  frequent: readonly string[],
  { isKnown, otherNames }: NameKnowledge,
): Respelling | undefined {
  const folded = foldName(text);
  const cells = spellings.counts.get(text) ?? 1;
  const same = otherNames(folded)
    .map((name) => spellings.dominant.get(name))
    .find((usual) => usual !== undefined && usual.count >= OTHER_NAME * cells);
  if (same !== undefined) {
    const output = spell(same.text, spellings, isKnown);
    return {
      output,
      why: `Another name for ${output}, which ${same.count} other cells have.`,
      rule: "one-name",
      prob: 0.94,
    };
  }
  const meant = isKnown(folded) ? undefined : spellings.dominant.get(findNearName(frequent, folded) ?? "");
  if (meant === undefined || meant.count < MORE * cells) return undefined;
  const output = spell(meant.text, spellings, isKnown);
  const why = `Not a known name; close to ${output}, which ${meant.count} other cells have.`;
  return { output, why, rule: "misspelt", prob: 0.92 };
}

/** Spells it as a person has chosen, if one has. */
function spell(text: string, spellings: NameSpellings, isKnown: NameKnowledge["isKnown"]): string {
  return respell(text, spellings, isKnown)?.output ?? text;
}
