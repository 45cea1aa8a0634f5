/**
 * Writes packages/lexicon/data: one file of word frequencies a language, from wordfreq 3.1.1 (its data CC BY-SA 4.0).
 * Usage: npx tsx tools/update/lexicon/write-lexicon.ts [LANGUAGE …]. Python makes a virtual environment in a temporary
 * folder and installs wordfreq there.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { foldWord } from "../../../packages/lexicon/src/hash-word.ts";
import { writeWordList } from "../../../packages/lexicon/src/word-list.ts";

interface Extent {
  /** Rarer words on the Zipf scale are left out. */
  readonly least: number;
  readonly most: number;
}

/** The main languages have all words that tell a rare word from a slip; German has compounds without end. */
const WHOLE: Extent = { least: 1, most: 340_000 };
const GERMAN: Extent = { least: 1, most: 500_000 };
/** Further languages have the words that somebody may meet in a table of another language. */
const COMMON: Extent = { least: 2, most: 30_000 };

const EXTENTS: Readonly<Record<string, Extent>> = {
  ...Object.fromEntries(["en", "fr", "es", "pt", "it", "nl"].map((language) => [language, WHOLE])),
  de: GERMAN,
  ...Object.fromEntries(
    ["ca", "cs", "da", "fi", "hu", "nb", "pl", "ro", "sv", "tr"].map((language) => [language, COMMON]),
  ),
};
/** Letters that make up less than this share of a language come from foreign names. */
const RARE_LETTER = 0.0002;

const python = fileURLToPath(new URL("list-words.py", import.meta.url));
const data = new URL("../../../packages/lexicon/data/", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "lexicon-"));
try {
  execFileSync("python3", ["-m", "venv", folder]);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(folder, "bin", program), args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  run("pip", ["install", "--quiet", "wordfreq==3.1.1"]);
  const wanted = process.argv.slice(2);
  for (const [language, { least, most }] of Object.entries(EXTENTS)) {
    if (wanted.length > 0 && !wanted.includes(language)) continue;
    const words = readWords(run("python", [python, language, String(least), String(most)]));
    const bytes = writeWordList(words, usualLetters(words));
    writeFileSync(new URL(`${language}.bin`, data), bytes);
    console.log(`${language}: ${words.size} words, ${usualLetters(words)}, ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readWords(lines: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const line of lines.split("\n")) {
    const [word = "", zipf = ""] = line.split("\t");
    const folded = foldWord(word);
    // The list is in the order of frequency, so the first of two spellings is the usual one.
    if (word !== "" && !words.has(folded)) words.set(folded, Number(zipf));
  }
  return words;
}

/** Letters by their frequency in running text, most frequent first. */
function usualLetters(words: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  let total = 0;
  for (const [word, zipf] of words) {
    const weight = 10 ** (zipf - 3);
    for (const letter of word) {
      counts.set(letter, (counts.get(letter) ?? 0) + weight);
      total += weight;
    }
  }
  return [...counts]
    .filter(([letter, count]) => letter.length === 1 && (count >= total * RARE_LETTER || /[a-z]/.test(letter)))
    .sort((one, other) => other[1] - one[1])
    .map(([letter]) => letter)
    .join("");
}
