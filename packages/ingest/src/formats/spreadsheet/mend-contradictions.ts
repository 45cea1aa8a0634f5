/**
 * Mends sheets whose cells contradict the other parts of a workbook: they name texts that are not there, are no numbers
 * although they say so, or stand at a place that is taken. The parser would refuse the sheet or lose their text.
 */
import { inDigits } from "../../shape/limits.ts";

const CELL = /<((?:\w+:)?)c\s([^<>]*?)(?:\/>|>((?:(?!<\/?(?:\w+:)?c[\s>])[\s\S])*?)<\/\1c>)/g;
const PLACE = /(?:^|\s)r=["']([A-Za-z]{1,3}\d{1,7})["']/;
const TYPE = /(?:^|\s)t=["'](\w+)["']/;
const VALUE = /<(?:\w+:)?v\b[^<>]*>([^<]*)<\/(?:\w+:)?v>/;
const TEXT = /<\/(?:\w+:)?si>|<(?:\w+:)?si\s*\/>/g;
const ROOT = /<((?:\w+:)?)sst(?:\s[^<>]*)?>/;
const VALUE_STARTS = ["<v>", "<is>"];

export interface MendedSheet {
  readonly part: Buffer;
  /** What was found, with the first place of each kind. */
  readonly notes: readonly string[];
}

export function countTexts(part: Buffer | undefined): number {
  return part?.toString("latin1").match(TEXT)?.length ?? 0;
}

/** Closes a table of texts that is cut off, which the parser would not read at all. */
export function closeTexts(part: Buffer): Buffer {
  const xml = part.toString("latin1");
  const prefix = ROOT.exec(xml)?.[1];
  const end = `</${prefix}sst>`;
  const last = `</${prefix}si>`;
  if (prefix === undefined || xml.includes(end) || !xml.includes(last)) return part;
  return Buffer.from(xml.slice(0, xml.lastIndexOf(last) + last.length) + end, "latin1");
}

/** Counts the cells with a value, which may be more than there are places. */
export function countValues(part: Buffer): number {
  return VALUE_STARTS.reduce((sum, start) => sum + countIn(part, start), 0);
}

function countIn(part: Buffer, text: string): number {
  let count = 0;
  for (let at = part.indexOf(text); at >= 0; at = part.indexOf(text, at + text.length)) count++;
  return count;
}

/** `texts` is the number of texts that the workbook has. */
export function mendContradictions(part: Buffer, texts: number): MendedSheet {
  const seen = new Set<string>();
  const twice: string[] = [];
  const textless: string[] = [];
  const wordy: string[] = [];
  const xml = part.toString("latin1");
  const mended = xml.replace(CELL, (whole: string, prefix: string, attributes: string, content = "") => {
    const place = PLACE.exec(attributes)?.[1]?.toUpperCase() ?? "";
    const type = TYPE.exec(attributes)?.[1] ?? "n";
    const value = VALUE.exec(content)?.[1];
    if (content !== "" && place !== "") {
      if (seen.has(place)) twice.push(place);
      seen.add(place);
    }
    if (value === undefined) return whole;
    if (type === "s" && !isIndex(value, texts)) {
      textless.push(place);
      return `<${prefix}c ${attributes}/>`;
    }
    if (type !== "n" || value.trim() === "" || Number.isFinite(Number(value))) return whole;
    wordy.push(place);
    return `<${prefix}c ${attributes.replace(TYPE, "")} t="str">${content}</${prefix}c>`;
  });
  const notes = [
    note(
      textless,
      "names a text that the workbook does not have, and is empty",
      "name texts that the workbook does not have, and are empty",
    ),
    note(
      wordy,
      "is stored as a number and is none; its text was read",
      "are stored as numbers and are none; their text was read",
    ),
    note(
      twice,
      "is in the sheet again; its last value was read",
      "are in the sheet again; the last value of each was read",
    ),
  ];
  return { part: mended === xml ? part : Buffer.from(mended, "latin1"), notes: notes.flat() };
}

function isIndex(value: string, texts: number): boolean {
  return /^\s*\d+\s*$/.test(value) && Number(value) < texts;
}

function note(places: readonly string[], one: string, several: string): string[] {
  const [first] = places;
  if (first === undefined) return [];
  if (places.length === 1) return [`${first === "" ? "A cell" : `Cell ${first}`} ${one}`];
  return [`${inDigits(places.length)} cells${first === "" ? "" : `, the first ${first},`} ${several}`];
}
