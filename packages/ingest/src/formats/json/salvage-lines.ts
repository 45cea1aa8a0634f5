/** Reads the intact lines of an NDJSON file with broken lines. */
import { inDigits } from "../../shape/limits.ts";
import { WarningList } from "../../shape/warning-list.ts";
import { type Documents, outlineDocuments } from "./outline-json.ts";
import { parseJson } from "./parse-json.ts";

export interface Salvaged extends Documents {
  readonly warnings: WarningList;
  readonly brokenLines: number;
  readonly readCharacters: number;
}

const LINE = /[^\r\n]+/g;
const LINE_END = /\r\n|\r|\n/g;

/**
 * Returns undefined if the file does not have one record per line: the first line must be or begin a record, and at
 * least twice as many lines must be whole as are broken.
 */
export function salvageLines(text: string): Salvaged | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  const places: number[] = [];
  const warnings = new WarningList();
  let broken = 0;
  let characters = 0;
  let brokenCharacters = 0;
  for (const { 0: content, index } of text.matchAll(LINE)) {
    if (content.trim() === "") continue;
    characters += content.trim().length;
    const parsed = /^\s*\{/.test(content) ? parseJson(content) : undefined;
    if (parsed?.kind === "value") {
      places.push(index);
      continue;
    }
    broken++;
    brokenCharacters += content.trim().length;
    const reason = parsed?.reason ?? "it is not an object";
    warnings.add("broken lines", null, () => `Line ${inDigits(lineOf(text, index))} was skipped: ${reason}`);
  }
  const [place] = places;
  if (place === undefined || places.length < 2 || broken * 2 > places.length) return undefined;
  const first = outlineDocuments(text.slice(place).match(LINE)?.[0] ?? "")?.first;
  if (first === undefined) return undefined;
  return { first, places, characters, warnings, brokenLines: broken, readCharacters: characters - brokenCharacters };
}

function lineOf(text: string, place: number): number {
  return (text.slice(0, place).match(LINE_END)?.length ?? 0) + 1;
}
