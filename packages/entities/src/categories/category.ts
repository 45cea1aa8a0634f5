/**
 * One of a few repeated values. A spelling that differs from a far more frequent one only by case, accents or spacing
 * is brought to it; nothing else is touched.
 * Sources: OpenRefine's fingerprint key collision; Unicode TR 36 §2.10 (confusable spellings).
 */
import type { CountedValue } from "@limpid/table";
import { foldGerman, foldText } from "@limpid/text";
import { type ColumnHints, defineEntity } from "../entity.ts";
import {
  chosenSpelling,
  decideSpellings,
  describeSpellings,
  groupSpellings,
  type SpellingGroups,
} from "../names/spelling-groups.ts";
import { confirmed, rewritten } from "../outcome.ts";

interface Spelling {
  readonly text: string;
  readonly count: number;
}

interface SpellingEvidence {
  /** Folded form to the spelling that dominates it. */
  readonly dominant: ReadonlyMap<string, Spelling>;
  readonly counts: ReadonlyMap<string, number>;
  readonly groups: SpellingGroups;
}

/** A spelling is brought to another only if that one is at least so frequent, and so many times more frequent. */
const ENOUGH = 3;
const TIMES = 3;
/** Shorter values are codes as often as words: case may be their meaning. */
const MIN_WORD_LENGTH = 4;
const MAX_WORD_LENGTH = 200;

export const category = defineEntity<SpellingEvidence>({
  id: "category",
  title: "Category",
  group: "category",
  takesAnyText: true,
  type: "text",
  maxLength: Number.POSITIVE_INFINITY,
  headers: [
    /\b(category|type|kind|class|status|state|group|segment|level|department|city|region|colou?r|gender|sex|brand|industry)\b/i,
    /\b(kategorie|typ|art|klasse|gruppe|stadt|ort|geschlecht|farbe|catégorie|ville|statut|groupe|sexe|couleur|categoría|ciudad|estado|grupo|categoria|cidade|città|stato|gruppo|categorie|plaats)\b/i,
  ],
  recognise: (text) => (text.length > 60 ? 0.1 : /\p{L}/u.test(text) && !/\d/.test(text) ? 0.5 : 0.25),
  learn: learnSpellings,
  describe: ({ groups }) => describeSpellings(groups),
  settings: ({ groups }) => decideSpellings(groups),
  clean: (text, { dominant, counts, groups }) => {
    if (text.length > MAX_WORD_LENGTH) return confirmed(text);
    const chosen = groups.chosen.size === 0 ? undefined : chosenSpelling(text, keysOf(text), groups);
    if (chosen !== undefined) return rewritten(text, chosen.output, chosen);
    const spelling = dominant.get(foldText(text)) ?? dominant.get(foldGerman(text));
    if (spelling === undefined || spelling.count < TIMES * (counts.get(text) ?? 1)) return confirmed(text);
    const why = `Spelling used in ${spelling.count} other cells: ${spelling.text}.`;
    return rewritten(text, spelling.text, { why, rule: "dominant-spelling", prob: 0.95 });
  },
});

/** Folded, and folded with the two letters for an umlaut. */
function keysOf(text: string): readonly string[] {
  if (text.length < MIN_WORD_LENGTH || text.length > MAX_WORD_LENGTH) return [];
  return [...new Set([foldText(text), foldGerman(text)])].filter((key) => key.length >= MIN_WORD_LENGTH);
}

function learnSpellings(values: readonly CountedValue[], hints: ColumnHints): SpellingEvidence {
  const dominant = new Map<string, Spelling>();
  const counts = new Map<string, number>();
  for (const { text, count } of values) {
    counts.set(text, (counts.get(text) ?? 0) + count);
    for (const key of keysOf(text)) keepFrequent(dominant, key, { text, count });
  }
  return { dominant, counts, groups: groupSpellings(values, keysOf, hints) };
}

/** A spelling in capitals or small letters only, or without its accents, wins like any other: by count alone. */
function keepFrequent(dominant: Map<string, Spelling>, key: string, spelling: Spelling): void {
  if (spelling.count < ENOUGH) return;
  const known = dominant.get(key);
  if (known === undefined || known.count < spelling.count) dominant.set(key, spelling);
}
