/**
 * The parts of a person's name as it is written in the West: title, first and middle names, surname with its particles,
 * suffix; also with the surname first and a comma.
 */

import { foldName } from "@limpid/text";
import { PARTICLES } from "../names/surname-particles.ts";
import { isFirstName, isLastName } from "./known-names.ts";

export interface PersonName {
  readonly honorific: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly suffix: string;
  /** Written surname first, with a comma after it. */
  readonly isInverted: boolean;
}

const HONORIFICS: ReadonlySet<string> = new Set(
  "mr mrs ms miss mx dr prof professor sir madam lady lord rev reverend fr hon herr frau hr fräulein dipl ing mag m mme mlle sr sra srta dra don doña sig sigra dott dottssa ing avv dhr mevr drs ir capt captain col colonel gen general lt sgt major maj judge justice senator sen rep president".split(
    " ",
  ),
);
const SUFFIXES: ReadonlySet<string> = new Set(
  "jr sr ii iii iv v phd md dds esq cpa rn mba msc bsc ma ba jd llm obe cbe mbe kbe mp fils fil".split(" "),
);

export function isHonorificWord(word: string): boolean {
  return HONORIFICS.has(foldName(word));
}

function isSuffixWord(word: string): boolean {
  return SUFFIXES.has(foldName(word));
}

/** Undefined when there is no order of parts in it: one word, or more commas than names have. */
export function parsePersonName(text: string): PersonName | undefined {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== "");
  const suffix: string[] = [];
  while (parts.length > 1 && (parts.at(-1) ?? "").split(" ").every(isSuffixWord)) suffix.unshift(parts.pop() ?? "");
  const [head = "", tail] = parts;
  if (parts.length > 2) return undefined;
  const isInverted = tail !== undefined;
  const words = (isInverted ? tail : head).split(" ").filter((word) => word !== "");
  const honorific: string[] = [];
  while (words.length > 1 && isHonorificWord(words[0] ?? "")) honorific.push(words.shift() ?? "");
  while (words.length > 2 && isSuffixWord(words.at(-1) ?? "")) suffix.unshift(words.pop() ?? "");
  if (words.length === 0 || (words.length === 1 && !isInverted && honorific.length === 0)) return undefined;
  const { given, surname } = isInverted ? { given: words, surname: head } : splitSurname(words, honorific.length > 0);
  const [first = "", ...middle] = given;
  return {
    honorific: honorific.join(" "),
    first,
    middle: middle.join(" "),
    last: surname,
    suffix: suffix.join(" "),
    isInverted,
  };
}

function splitSurname(words: readonly string[], hasTitle: boolean): { given: readonly string[]; surname: string } {
  if (words.length === 1) return hasTitle ? { given: [], surname: words[0] ?? "" } : { given: words, surname: "" };
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start--;
  return { given: words.slice(0, start), surname: words.slice(start).join(" ") };
}

const INITIAL = /^\p{Lu}\.?$/u;

/** How far the words of a name are known: 0 none, 1 some, 2 both a first name and a surname. */
export function knownParts({ first, middle, last }: PersonName): number {
  const isFirst = INITIAL.test(first) || [first, middle].some((part) => part !== "" && isKnownFirst(part));
  const isLast = last.split(/[\s-]/).some((part) => isLastName(foldName(part)) || isFirstName(foldName(part)));
  return (isFirst ? 1 : 0) + (isLast ? 1 : 0);
}

function isKnownFirst(part: string): boolean {
  return part.split(/[\s-]/).some((word) => isFirstName(foldName(word)));
}
