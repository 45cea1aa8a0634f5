/** How likely each letter follows another in a language, as a line of the generated table. */

/** Scripts of thousands of characters: which follows which says little of a name of two. */
const WITHOUT_PAIRS = new Set(["ja", "ko", "zh-Hans", "zh-Hant"]);
const WORDS = /[\p{L}\p{M}]+/gu;
const BEYOND_ASCII = /[^\0-\x7f]/;
const CHARACTERS = /[\p{L}\p{M}\u3000-\u30ff]/gu;
const STEPS_PER_NAT = 2;
const MIN_PAIR_COUNT = 2;
/** What is seen once may be chance. */
const SMOOTHING = 0.5;

type Counts = Map<string, number>;

/** Locale, then single characters, then pairs (a space is the edge of a word), each with its cost as one letter. */
export function describeLanguage(locale: string, texts: readonly string[]): readonly [string, string, string] {
  const singles: Counts = new Map();
  const pairs: Counts = new Map();
  for (const text of texts) countText(text.normalize("NFC").toLowerCase(), singles, pairs);
  const total = sum(singles);
  const byFirst = totalByFirst(pairs);
  const kept = WITHOUT_PAIRS.has(locale) ? [] : [...pairs].filter(([pair, count]) => isKept(pair, count));
  return [
    locale,
    [...singles].map(([letter, count]) => letter + costLetter(count, total)).join(""),
    kept.map(([pair, count]) => pair + costLetter(count, byFirst.get(pair[0] ?? "") ?? 0)).join(""),
  ];
}

function countText(text: string, singles: Counts, pairs: Counts): void {
  for (const [letter] of text.matchAll(CHARACTERS)) if (letter.length === 1) add(singles, letter);
  for (const [word] of text.matchAll(WORDS)) {
    const edged = ` ${word} `;
    for (let at = 0; at + 1 < edged.length; at++) add(pairs, edged.slice(at, at + 2));
  }
}

function isKept(pair: string, count: number): boolean {
  return count >= MIN_PAIR_COUNT && pair.length === 2 && BEYOND_ASCII.test(pair);
}

function totalByFirst(pairs: Counts): Counts {
  const totals: Counts = new Map();
  for (const [pair, count] of pairs) totals.set(pair[0] ?? "", (totals.get(pair[0] ?? "") ?? 0) + count);
  return totals;
}

function costLetter(count: number, total: number): string {
  const cost = -Math.log((count + SMOOTHING) / (total + 1));
  return String.fromCharCode("A".charCodeAt(0) + Math.max(0, Math.round(cost * STEPS_PER_NAT)));
}

function add(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
