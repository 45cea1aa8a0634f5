/** Computes the features of the model of misspelt words: the word, the word that may be meant, and the column of both. */
import type { LetterTriples } from "./letter-triples.ts";
import type { MeantWord, SuspectWord, WordColumn } from "./suspect-word.ts";

export interface Slip {
  readonly column: WordColumn;
  readonly suspect: SuspectWord;
  readonly meant: MeantWord;
  /** The words that may be meant, this one included. */
  readonly all: readonly MeantWord[];
}

type Feature = readonly [name: string, value: (evidence: Evidence) => number | boolean];

interface Evidence extends Slip {
  readonly length: number;
  /** Letters that the slip took away, put in or changed, in the word that is meant and in the suspect. */
  readonly lost: string;
  readonly got: string;
  /** Letters beside the slip in the suspect. */
  readonly before: string;
  readonly after: string;
  readonly isLast: boolean;
  /** How usual the letters are at the slip, in the suspect and in the word that is meant, and in all of the suspect. */
  readonly ownTriple: number;
  readonly meantTriple: number;
  readonly ownLetters: number;
}

const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl"];
const ROLES = ["name", "label", "answer", "prose", "code"];
const VOWELS = new Set("aeiouyáàâäãåéèêëíìîïóòôöõúùûüæœøý");
const ROWS = ["qwertzuiop", "qwertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"];
/** Pairs of letters side by side or one below the other on a keyboard. */
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) => Array.from(row.slice(1), (letter, place) => [row[place] + letter, letter + row[place]]).flat()),
);
/** Letters that sound alike in one of the languages or take each other's place in spelling. */
const ALIKE = new Set(
  "bv cs ck sz cz ij iy gj mn dt fv vw sc xs zs kc qk"
    .split(" ")
    .flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]),
);

const WORD_FEATURES: readonly Feature[] = [
  ["unknown", ({ suspect }) => suspect.frequency === 0],
  ["frequency", ({ suspect }) => suspect.frequency / 3],
  ["rare", ({ suspect }) => suspect.frequency > 0 && suspect.frequency < 1.6],
  ["fairly rare", ({ suspect }) => suspect.frequency >= 1.6 && suspect.frequency < 2.2],
  ["elsewhere", ({ suspect }) => suspect.elsewhere / 4],
  ["known elsewhere", ({ suspect }) => suspect.elsewhere >= 2.5],
  ["length", ({ length }) => Math.log(length / 6)],
  ["four letters", ({ length }) => length <= 4],
  ["five letters", ({ length }) => length === 5],
  ["long", ({ length }) => length >= 9],
  ["inside", ({ suspect }) => suspect.inside],
  ["alone", ({ suspect }) => suspect.company < 1.5],
  ["company", ({ suspect }) => Math.log(suspect.company) / 2],
  ["dotted", ({ suspect }) => suspect.dotted],
  ["cut", ({ suspect }) => suspect.cut],
  ["joined", ({ suspect }) => suspect.joined],
  ["capital", ({ suspect }) => suspect.capital],
  ["shouted", ({ suspect }) => suspect.shouted],
  ["capital inside", ({ suspect, column }) => suspect.capital * suspect.inside * (1 - column.capitals)],
  ["shouted alone", ({ suspect, column }) => suspect.shouted * (1 - column.shouted)],
  ["small alone", ({ suspect, column }) => (1 - suspect.capital - suspect.shouted) * column.capitals],
  ["cells", ({ suspect }) => Math.min(1, Math.log(suspect.cells) / 4)],
  ["values", ({ suspect }) => Math.min(1, Math.log(suspect.values) / 3)],
  ["once", ({ suspect }) => suspect.values === 1],
  ["compound", ({ suspect }) => suspect.isCompound],
  ["derived", ({ suspect }) => suspect.isDerived],
  ["no vowel", ({ suspect }) => !Array.from(suspect.text).some((letter) => VOWELS.has(letter))],
];

const MEANT_FEATURES: readonly Feature[] = [
  ["meant frequency", ({ meant }) => (meant.frequency - 3) / 2],
  ["meant frequent", ({ meant }) => meant.frequency >= 4],
  ["meant rare", ({ meant }) => meant.frequency < 2.5],
  ["more frequent", ({ meant, suspect }) => (meant.frequency - suspect.frequency) / 3],
  ["meant compound", ({ meant }) => meant.isCompound],
  ["in column", ({ meant }) => meant.values > 0],
  ["in values", ({ meant }) => Math.min(1.5, Math.log1p(meant.values) / 3)],
  ["in cells", ({ meant, suspect }) => Math.min(1, Math.log1p(meant.cells / suspect.cells) / 4)],
  ["much more in column", ({ meant, suspect }) => meant.cells >= 10 * suspect.cells],
  ["rivals", ({ all }) => Math.log(all.length)],
  ["best", (evidence) => strengthOf(evidence.meant) >= strongest(evidence)],
  ["ahead", (evidence) => clamp((strengthOf(evidence.meant) - strongest(evidence)) / 2)],
];

const SLIP_FEATURES: readonly Feature[] = [
  ["swap", ({ meant }) => meant.slip === "swap"],
  ["drop", ({ meant }) => meant.slip === "drop"],
  ["extra", ({ meant }) => meant.slip === "extra"],
  ["other", ({ meant }) => meant.slip === "other"],
  ["single", ({ meant, lost, before, after }) => meant.slip === "drop" && (lost === before || lost === after)],
  ["doubled", ({ meant, got, before, after }) => meant.slip === "extra" && (got === before || got === after)],
  [
    "vowel for vowel",
    ({ meant, lost, got }) => meant.slip === "other" && VOWELS.has(lost) && VOWELS.has(got) && !isAccent(lost, got),
  ],
  ["vowel for consonant", ({ meant, lost, got }) => meant.slip === "other" && VOWELS.has(lost) !== VOWELS.has(got)],
  ["accent", ({ meant, lost, got }) => meant.slip === "other" && isAccent(lost, got)],
  ["neighbour key", ({ meant, lost, got }) => meant.slip === "other" && NEIGHBOURS.has(lost + got)],
  ["alike", ({ meant, lost, got }) => meant.slip === "other" && ALIKE.has(lost + got)],
  [
    "extra neighbour",
    ({ meant, got, before, after }) =>
      meant.slip === "extra" && (NEIGHBOURS.has(got + before) || NEIGHBOURS.has(got + after)),
  ],
  ["vowel dropped", ({ meant, lost }) => meant.slip === "drop" && VOWELS.has(lost)],
  ["first letter", ({ meant }) => meant.place === 0],
  ["second letter", ({ meant }) => meant.place === 1],
  ["last letter", ({ isLast }) => isLast],
  ["before last", ({ meant, length }) => meant.place === length - 2],
  ["place", ({ meant, length }) => meant.place / length],
  ["last letter dropped", ({ meant, isLast }) => meant.slip === "drop" && isLast],
  ["last letter extra", ({ meant, isLast }) => meant.slip === "extra" && isLast],
  ["last letter other", ({ meant, isLast }) => meant.slip === "other" && isLast],
  ["s at the end", ({ isLast, lost, got }) => isLast && (lost === "s" || got === "s")],
  ["vowel at the end", ({ isLast, lost, got }) => isLast && (VOWELS.has(lost) || VOWELS.has(got))],
  [
    "consonant swap",
    ({ meant, suspect }) =>
      meant.slip === "swap" &&
      !VOWELS.has(suspect.text[meant.place] ?? "") &&
      !VOWELS.has(suspect.text[meant.place + 1] ?? ""),
  ],
];

const LETTER_FEATURES: readonly Feature[] = [
  ["triple", ({ ownTriple }) => ownTriple / 4],
  ["odd triple", ({ ownTriple }) => ownTriple < -5.5],
  ["unseen triple", ({ ownTriple }) => ownTriple < -7.5],
  ["usual triple", ({ ownTriple }) => ownTriple > -3],
  ["triple beside meant", ({ ownTriple, meantTriple }) => (ownTriple - meantTriple) / 4],
  ["letters", ({ ownLetters }) => ownLetters + 2.5],
];

const COLUMN_FEATURES: readonly Feature[] = [
  ["few words", ({ column }) => column.words < 12],
  ["many words", ({ column }) => column.words > 60],
  ["unknown words", ({ column }) => column.unknown],
  ["root of unknown", ({ column }) => Math.sqrt(column.unknown)],
  ["few unknown", ({ column }) => column.unknown < 0.03],
  ["many unknown", ({ column }) => column.unknown > 0.25],
  ["mean frequency", ({ column }) => (column.meanFrequency - 4) / 2],
  ["mean words", ({ column }) => Math.log(1 + column.meanWords) / 2],
  ["digits", ({ column }) => column.digits],
  ["repetition", ({ column }) => Math.min(1, Math.log10(column.repetition))],
  ["column capitals", ({ column }) => column.capitals],
  ["column shouted", ({ column }) => column.shouted],
  ["several languages", ({ column }) => column.languages.length > 1],
  ["language share", ({ column }) => column.languageShare],
  ...LANGUAGES.map((language): Feature => [language, ({ column }) => column.languages[0] === language]),
  ...ROLES.map((role): Feature => [role, ({ column }) => column.role === role]),
];

const FEATURES: readonly Feature[] = [
  ...WORD_FEATURES,
  ...MEANT_FEATURES,
  ...SLIP_FEATURES,
  ...LETTER_FEATURES,
  ...COLUMN_FEATURES,
];

/** Feature names in the order of the weights. */
export const WORD_INPUTS: readonly string[] = FEATURES.map(([name]) => name);

export function slipFeatures(slip: Slip, triples: LetterTriples): Float32Array {
  const evidence = gatherEvidence(slip, triples);
  return Float32Array.from(FEATURES, ([, value]) => Number(value(evidence)));
}

function gatherEvidence(slip: Slip, triples: LetterTriples): Evidence {
  const { text } = slip.suspect;
  const { slip: kind, place, text: meant } = slip.meant;
  const lost = kind === "drop" || kind === "other" ? (meant[place] ?? "") : "";
  const got = kind === "extra" || kind === "other" ? (text[place] ?? "") : "";
  const rest = kind === "drop" ? place : place + 1;
  const last = kind === "drop" ? text.length : text.length - 1;
  return {
    ...slip,
    ...{ length: text.length, lost, got, before: text[place - 1] ?? "", after: text[rest] ?? "" },
    ownTriple: triples.rarest(text, place, kind === "drop" ? 0 : kind === "swap" ? 2 : 1),
    meantTriple: triples.rarest(meant, place, kind === "extra" ? 0 : kind === "swap" ? 2 : 1),
    ownLetters: triples.mean(text),
    isLast: place === last || (kind === "swap" && place === text.length - 2),
  };
}

/** How much speaks for a word by itself: its frequency in the language and in the column. */
function strengthOf({ frequency, values }: MeantWord): number {
  return frequency + Math.log1p(values);
}

/** Returns the strength of the strongest other word. */
function strongest({ meant, all }: Evidence): number {
  return all.reduce((most, other) => (other === meant ? most : Math.max(most, strengthOf(other))), 0);
}

function isAccent(one: string, other: string): boolean {
  return one !== other && one.normalize("NFD").charAt(0) === other.normalize("NFD").charAt(0);
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
