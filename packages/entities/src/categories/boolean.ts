/**
 * Yes or no, in the words of the common languages.
 * Sources: CLDR posix messages (yesstr, nostr by locale); YAML 1.1 boolean type.
 */
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, rewritten } from "../outcome.ts";

const TRUE_WORDS = "true t yes y ja j oui o si s sim sì sí wahr vrai vero verdadero verdadeiro waar on tak да sant ano";
const FALSE_WORDS = "false f no n nein non nao não nee falsch faux falso onwaar off nie нет usant ne";
const TRUE = new Set(TRUE_WORDS.split(" "));
const FALSE = new Set(FALSE_WORDS.split(" "));

/** Initials and codes such as J, Y, N, T, F, S all mean yes or no in some language; two letters at most are a pair. */
const MAX_LETTERS = 2;

export const boolean = defineEntity<{ readonly areInitials: boolean }>({
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
  learn: (values) => {
    const letters = values.filter(({ text }) => /^\p{L}$/u.test(text)).map(({ text }) => text.toLowerCase());
    return { areInitials: letters.length === values.length && new Set(letters).size > MAX_LETTERS };
  },
  describe: ({ areInitials }) =>
    areInitials ? ["Too many different letters for yes and no, so they are left unchanged."] : [],
  clean: (text, { areInitials }) => {
    if (areInitials) return confirmed(text);
    const word = text.toLowerCase();
    const why = { why: "Written as true or false.", rule: "word" } as const;
    if (word === "1" || TRUE.has(word)) return rewritten(text, "true", why);
    if (word === "0" || FALSE.has(word)) return rewritten(text, "false", why);
    return invalid("Neither yes nor no.");
  },
  allowedTokens: ["no", "n"],
  examples: {
    clean: [
      ["yes", "true"],
      ["Y", "true"],
      ["ja", "true"],
      ["Oui", "true"],
      ["1", "true"],
      ["FALSE", "false"],
      ["não", "false"],
      ["0", "false"],
    ],
    invalid: [
      ["maybe", "neither"],
      ["2", "no third value"],
      ["yes and no", "both"],
    ],
    other: ["maybe", "10", "nobody", "yesterday", "NO2"],
  },
});
