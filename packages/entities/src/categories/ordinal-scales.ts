/** Scales of words, from the lowest to the highest step; a step may have several words. */
import { ORDINAL_SCALES } from "../../data/generated/ordinal-scales.ts";
/** Word in small letters to its step. */
export type Scale = ReadonlyMap<string, number>;

export const scales: readonly Scale[] = ORDINAL_SCALES.map(
  ([, steps]) =>
    new Map(steps.split("|").flatMap((step, rank) => step.split("/").map((word) => [word, rank + 1] as const))),
);

const words: ReadonlySet<string> = new Set(scales.flatMap((scale) => [...scale.keys()]));

export function isScaleWord(lowerCase: string): boolean {
  return words.has(lowerCase);
}
