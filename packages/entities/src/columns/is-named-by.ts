/** Whether a title names a class. */
import { WordTable } from "@limpid/text";
import { HEADER_CLUES } from "../../data/generated/header-clues.ts";
import type { Entity } from "../entity.ts";
import { caseless } from "./header-words.ts";

const clues = new WordTable(HEADER_CLUES, (line) => line.split("|"));

export function isNamedBy({ id, headers }: Pick<Entity, "id" | "headers">, title: string): boolean {
  return title !== "" && mayBeNamedBy(id, title) && headers.some((pattern) => pattern.test(title));
}

let lastTitle = "";
let lastCaseless = "";

/** Compiling the patterns of a class takes longer than to see that none can match. */
function mayBeNamedBy(id: string, title: string): boolean {
  if (title !== lastTitle) lastCaseless = caseless(title);
  lastTitle = title;
  return clues.get(id)?.some((clue) => lastCaseless.includes(clue)) ?? true;
}
