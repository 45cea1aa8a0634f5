/** Whole numbers below a hundred written out (data/number-words.tsv). */
import { NUMBER_WORDS } from "../../data/generated/number-words.ts";

const MAX_LENGTH = 30;
/** "twenty-one", "vingt et un", "treinta y uno"; and the unit first: "einundzwanzig", "eenentwintig". */
const TENS_FIRST = /^(\p{L}{4,12}(?:-vingts?)?)(?:[ -](?:et|y|e))?[ -](\p{L}{2,6})$/u;
const UNIT_FIRST = /^(\p{L}{3,6})(?:und|en|ën)(\p{L}{5,8})$/u;

const small = wordsOf((number) => number < 20);
const tens = wordsOf((number) => number >= 20);

/** Undefined where the text is no number in words. */
export function readNumberWords(text: string): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = text.trim().toLowerCase().normalize("NFC");
  const single = small.get(words) ?? tens.get(words);
  if (single !== undefined) return single;
  const [, ten = "", unit = ""] = TENS_FIRST.exec(words) ?? [];
  const [, first = "", last = ""] = UNIT_FIRST.exec(words) ?? [];
  return sumOf(ten, unit) ?? sumOf(last, first);
}

function sumOf(ten: string, unit: string): number | undefined {
  const [more, less] = [tens.get(ten), small.get(unit)];
  return more === undefined || less === undefined || less < 1 || less > 9 ? undefined : more + less;
}

function wordsOf(isWanted: (number: number) => boolean): ReadonlyMap<string, number> {
  return new Map(
    NUMBER_WORDS.map(([number, word]) => [word, Number(number)] as const).filter(([, number]) => isWanted(number)),
  );
}
