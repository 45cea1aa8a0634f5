/**
 * For each class the letters of which a title must have some before any pattern of the class can match it, so that few
 * patterns are ever compiled for a table. A class with a pattern that may match anything has none.
 */
import { caseless } from "../../packages/entities/src/columns/header-words.ts";
import { entities } from "../../packages/entities/src/registry.ts";
import { findClues } from "./find-clues.ts";
import { constantsModule, wordLines } from "./word-lines.ts";

export function headerClues(): string {
  const lines = entities.flatMap(({ id, headers }) => {
    const clues = headers.map((pattern) => findClues(pattern.source));
    if (clues.includes(undefined)) return [];
    const letters = new Set(clues.flatMap((some = []) => some.map(caseless)));
    const shortest = [...letters].filter(
      (clue) => ![...letters].some((other) => other !== clue && clue.includes(other)),
    );
    return [[id, shortest.join("|")] as const];
  });
  return constantsModule("the patterns of titles", { HEADER_CLUES: wordLines(lines) });
}
