/** Chooses the pre-Unicode encoding in which the words of a text are the likeliest. */
import { decodeBytes } from "./decode-bytes.ts";
import { sampleWords } from "./sample-words.ts";
import { textCost } from "./text-cost.ts";

export interface Judgement {
  readonly encoding: string;
  /** Share of texts as far from the second-best one that were read right, 0 to 1. */
  readonly confidence: number;
  /** The encoding of the second-best text. */
  readonly second?: string | undefined;
}

/**
 * Encodings with their rarity in current files as a cost in nats. If two read the same text, the first one is named.
 */
const CANDIDATES: readonly (readonly [encoding: string, cost: number])[] = [
  ["windows-1252", 0],
  ["windows-1251", 2],
  ["windows-1250", 2],
  ["shift_jis", 4],
  ["gb18030", 4],
  ["euc-kr", 4],
  ["big5", 4],
  ["euc-jp", 4.5],
  ["windows-1253", 3],
  ["windows-1254", 3],
  ["windows-1255", 3],
  ["windows-1256", 3],
  ["windows-1257", 3],
  ["windows-874", 3],
  ["windows-1258", 7],
  ["iso-8859-2", 3],
  ["koi8-r", 3],
  ["koi8-u", 4],
  ["iso-8859-15", 4],
  ["iso-8859-5", 4],
  ["iso-8859-7", 4],
  ["iso-8859-6", 4],
  ["iso-8859-8", 4],
  ["iso-8859-9", 4],
  ["mac-roman", 4],
  ["cp850", 4],
  ["cp437", 4.5],
  ["cp866", 4],
  ["cp852", 5],
  ["mac-cyrillic", 5],
  ["cp855", 6],
  ["iso-8859-4", 6],
  ["iso-8859-13", 5],
  ["cp857", 6],
  ["cp737", 6],
  ["cp775", 6],
  ["cp862", 6],
  ["mac-latin2", 9],
  ["mac-greek", 8],
  ["mac-turkish", 8],
  ["johab", 7],
];
/** A text that costs this much more than the best one is ruled out. */
const HOPELESS = 12;
/** Windows-1252 is so common that a few letters of another alphabet, which may be signs in it, prove nothing. */
const COMMONEST = "windows-1252";
const BEFORE_COMMONEST = 2;

/**
 * A logistic fit of right encodings on the distance to the second-best text, on files of 1 to 20 names in 35 languages:
 * those of countries and those of people and places, of two owners, each of which says nearly the same alone.
 */
const BASE = -0.7;
const SLOPE = 0.59;
/** The share does not grow any more above it. */
const MAX_DISTANCE = 8;

function confidenceAt(distance: number): number {
  return 1 / (1 + Math.exp(-BASE - SLOPE * Math.min(distance, MAX_DISTANCE)));
}

/** Returns the cost of words in one of the encodings, in nats. */
export function costIn(words: Uint8Array, encoding: string): number {
  return textCost(decodeBytes(words, encoding), Number.POSITIVE_INFINITY);
}

export function judgeLegacy(bytes: Uint8Array): Judgement {
  const sample = sampleWords(bytes);
  const seen = new Set<string>();
  let best = { encoding: COMMONEST, cost: Number.POSITIVE_INFINITY };
  let second = { encoding: "", cost: Number.POSITIVE_INFINITY };
  for (const [encoding, prior] of CANDIDATES) {
    const text = decodeBytes(sample, encoding);
    if (seen.has(text)) continue;
    seen.add(text);
    const lead = encoding === COMMONEST ? 0 : BEFORE_COMMONEST;
    const cost = prior + lead + textCost(text, best.cost + HOPELESS);
    if (cost < best.cost) {
      second = best;
      best = { encoding, cost };
    } else if (cost < second.cost) {
      second = { encoding, cost };
    }
  }
  return {
    encoding: best.encoding,
    confidence: confidenceAt(second.cost - best.cost),
    second: Number.isFinite(second.cost) ? second.encoding : undefined,
  };
}
