/**
 * Yes or no, in the words of the common languages.
 * Sources: CLDR posix messages (yesstr, nostr by locale); YAML 1.1 boolean type.
 */
import type { CountedValue } from "@limpid/table";
import { type ColumnHints, defineEntity } from "../entity.ts";
import {
  chosenSpelling,
  decideSpellings,
  describeSpellings,
  groupSpellings,
  type SpellingGroups,
} from "../names/spelling-groups.ts";
import { ambiguous, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

const TRUE_WORDS = "true t yes y ja j oui o si s sim sì sí wahr vrai vero verdadero verdadeiro waar on tak да sant ano";
const FALSE_WORDS = "false f no n nein non nao não nee falsch faux falso onwaar off nie нет usant ne";
const TRUE = new Set(TRUE_WORDS.split(" "));
const FALSE = new Set(FALSE_WORDS.split(" "));

/** Initials and codes such as J, Y, N, T, F, S all mean yes or no in some language; two letters at most are a pair. */
const MAX_LETTERS = 2;

/** Ticks of a form: yes as a rule, where others answer in words. */
const TICKS = new Set(["x", "✓", "✔", "✗", "✘"]);
const TICKED = 0.7;

interface Answers {
  readonly areInitials: boolean;
  /** How most cells write yes and no; undefined where none answers so in a word. */
  readonly yes: string | undefined;
  readonly no: string | undefined;
  readonly groups: SpellingGroups;
}

export const boolean = defineEntity<Answers>({
  id: "boolean",
  title: "Yes or no",
  group: "category",
  prefilter: { maxLength: 10, none: ["gap"] },
  type: "boolean",
  hasOpenList: true,
  isClosed: true,
  maxLength: 12,
  headers: [
    /^(is|has|was|can|did|does|should)(?: |[A-Z])/,
    /\b(active|enabled|disabled|flag|boolean|bool|yes ?no|y ?n|valid|deleted|subscribed|verified|member|approved|paid)\b/i,
    /\b(aktiv|gültig|ja ?nein|actif|activo|ativo|attivo|actief|valide|válido|valido)\b/i,
  ],
  recognise: (text) => {
    const word = text.toLowerCase();
    if (word === "1" || word === "0") return 0.45;
    if (!TRUE.has(word) && !FALSE.has(word)) return 0;
    return word.length === 1 ? 0.6 : 0.95;
  },
  has: (text) => TRUE.has(text.toLowerCase()) || FALSE.has(text.toLowerCase()),
  learn: learnAnswers,
  describe: ({ areInitials, groups }) =>
    areInitials ? ["Too many different letters for yes and no: left as they are."] : describeSpellings(groups),
  settings: ({ groups }) => decideSpellings(groups),
  clean: (text, answers) => {
    if (answers.areInitials) return confirmed(text);
    const word = text.toLowerCase();
    const chosen = chosenSpelling(text, keysOf(text), answers.groups);
    if (chosen !== undefined) return rewritten(text, chosen.output, chosen);
    const why = { why: "Written as true or false.", rule: "word" } as const;
    if (word === "1" || TRUE.has(word)) return rewritten(text, "true", why);
    if (word === "0" || FALSE.has(word)) return rewritten(text, "false", why);
    return TICKS.has(word) ? readTick(answers) : invalid("Neither yes nor no.");
  },
  allowedTokens: ["no", "n"],
});

function learnAnswers(values: readonly CountedValue[], hints: ColumnHints): Answers {
  const letters = values.filter(({ text }) => /^\p{L}$/u.test(text)).map(({ text }) => text.toLowerCase());
  return {
    areInitials: letters.length === values.length && new Set(letters).size > MAX_LETTERS,
    yes: usualWord(values, TRUE),
    no: usualWord(values, FALSE),
    groups: groupSpellings(values, keysOf, hints),
  };
}

/** Words of several letters: of initials the case tells nothing. */
function keysOf(text: string): readonly string[] {
  const word = text.toLowerCase();
  return word.length > 1 && (TRUE.has(word) || FALSE.has(word)) ? [word] : [];
}

function usualWord(values: readonly CountedValue[], words: ReadonlySet<string>): string | undefined {
  const own = values.filter(({ text }) => text.length > 1 && words.has(text.toLowerCase()));
  return own.toSorted((one, other) => other.count - one.count)[0]?.text;
}

/** Undecided where nobody answers in words. */
function readTick({ yes, no }: Answers): Outcome {
  if (yes === undefined || no === undefined) return invalid("Neither yes nor no.");
  return ambiguous(`A mark among answers of ${yes} and ${no}.`, [
    { output: yes, prob: TICKED },
    { output: no, prob: 1 - TICKED },
  ]);
}
