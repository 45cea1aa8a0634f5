/**
 * No text of the evaluation data stands in code, comments, tests, fixtures, docs or recipes: what is measured with must not
 * be known to what is measured. Runs where that data lies beside the project, and passes where it does not.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const EVALUATION = process.env.EVALUATION_DATA ?? "../shared/eval";
/** Shorter cells, and those of fewer words, are written by chance. */
const MIN_LENGTH = 18;
const MIN_WORDS = 3;
const MAX_LENGTH = 120;
/** Lines of dates are short; one of them between quotes is no chance. */
const MIN_DATE_LENGTH = 9;
/** Texts are found by their first characters. */
const KEY_LENGTH = 10;
/** The rest of a long table repeats its beginning. */
const READ_OF_TABLE = 400_000;
const MAX_FILE = 2_000_000;
const EXAMINED = /\.(tsx?|mjs|md|txt|json|csv|tsv)$/;
/** Reference data hold the names of the world, and results tell of files. */
const LEFT_OUT = /(\/generated\/|\/data\/|^package-lock|^bench\/results\/|^docs\/images\/)/;
/** Names of official lists, which the program knows from there and everybody writes alike. */
const KNOWN_NAMES = new Set([
  ...["Australian Capital Territory", "Ciudad Autónoma de Buenos Aires", "District of Columbia"], // ISO 3166-2
  ...["Newfoundland and Labrador", "Prince Edward Island"], // ISO 3166-2
  "Latin America and the Caribbean", // UN M49
]);

const found = existsSync(EVALUATION) ? findTraces() : [];
for (const { place, text } of found)
  console.error(`${place} holds a text of the evaluation data: ${JSON.stringify(text)}`);
process.exitCode = found.length > 0 ? 1 : 0;

function findTraces() {
  const phrases = indexPhrases();
  const dates = new Set(readLines("dates/dev.jsonl").map(({ input }) => input.trim()));
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  return files
    .filter((file) => EXAMINED.test(file) && !LEFT_OUT.test(file) && existsSync(file))
    .flatMap((file) => tracesIn(file, phrases, dates));
}

function tracesIn(file, phrases, dates) {
  const content = readFileSync(file, "utf8");
  if (content.length > MAX_FILE) return [];
  const traces = [];
  const add = (at, text) => traces.push({ place: `${file}:${content.slice(0, at).split("\n").length}`, text });
  for (let at = 0; at + KEY_LENGTH <= content.length; at++) {
    const phrase = phrases.get(content.slice(at, at + KEY_LENGTH))?.find((text) => content.startsWith(text, at));
    if (phrase === undefined) continue;
    add(at, phrase);
    at += phrase.length - 1;
  }
  for (const { 1: text, index } of content.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)) {
    if (text.length >= MIN_DATE_LENGTH && dates.has(text) && !phrases.get(text.slice(0, KEY_LENGTH))?.includes(text))
      add(index, text);
  }
  return traces;
}

/** The telling cells of all evaluation files, by their first characters. */
function indexPhrases() {
  const phrases = new Map();
  for (const cell of evaluationCells()) {
    const text = cell.trim();
    if (!isTelling(text) || KNOWN_NAMES.has(text)) continue;
    const key = text.slice(0, KEY_LENGTH);
    const sharing = phrases.get(key);
    if (sharing === undefined) phrases.set(key, [text]);
    else sharing.push(text);
  }
  return phrases;
}

function isTelling(text) {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return false;
  return text.split(/\s+/).length >= MIN_WORDS && /\p{L}{3}/u.test(text);
}

function* evaluationCells() {
  const errors = join(EVALUATION, "cleaning/errors");
  for (const table of readdirSync(errors)) {
    for (const name of ["dirty.csv", "clean.csv"]) {
      const file = join(errors, table, name);
      if (existsSync(file)) yield* cellsOf(readFileSync(file, "utf8"));
    }
  }
  for (const { values } of readLines("cleaning/columns.jsonl")) yield* values.map(String);
  for (const { input } of readLines("dates/dev.jsonl")) yield input;
  yield* ordinaryCells();
}

function* ordinaryCells() {
  const scratch = mkdtempSync(join(tmpdir(), "limpid-traces-"));
  try {
    execFileSync("tar", ["-xJf", join(EVALUATION, "ordinary/tables.tar.xz"), "-C", scratch]);
    for (const entry of readdirSync(scratch, { recursive: true })) {
      if (entry.endsWith(".csv")) yield* cellsOf(readFileSync(join(scratch, entry), "utf8").slice(0, READ_OF_TABLE));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function* cellsOf(csv) {
  for (const { 1: quoted, 2: bare } of csv.matchAll(/"((?:[^"]|"")*)"|([^,\n\r"]+)/g))
    yield quoted?.replaceAll('""', '"') ?? bare ?? "";
}

function readLines(name) {
  const lines = readFileSync(join(EVALUATION, name), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}
