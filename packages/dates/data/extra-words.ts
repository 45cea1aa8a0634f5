/** Lists words that people write and CLDR lacks: other abbreviations, ordinal endings, labels, fillers, zones. */
import type { SenseMeaning, UnitComponent, WordEntry } from "../src/lexicon.ts";
import { labelEntries } from "./word-entries.ts";

/** Each entry has a language, a month number and further abbreviations. */
const MONTHS: readonly (readonly [language: string, month: number, words: string])[] = [
  ["en", 1, "jan"],
  ["en", 2, "feb febr"],
  ["en", 3, "mar"],
  ["en", 4, "apr"],
  ["en", 6, "jun"],
  ["en", 7, "jul"],
  ["en", 8, "aug"],
  ["en", 9, "sep sept"],
  ["en", 10, "oct"],
  ["en", 11, "nov"],
  ["en", 12, "dec"],
  ["de", 1, "jän jänner jaen"],
  ["de", 2, "feb febr feber"],
  ["de", 3, "mrz mär maerz"],
  ["de", 6, "jun"],
  ["de", 7, "jul"],
  ["de", 9, "sept sep"],
  ["de", 10, "okt"],
  ["de", 12, "dez"],
  ["fr", 1, "jan"],
  ["fr", 2, "fev févr"],
  ["fr", 4, "avr"],
  ["fr", 7, "juil"],
  ["fr", 9, "sep"],
  ["fr", 12, "dec"],
  ["es", 1, "ene"],
  ["es", 8, "ago"],
  ["es", 9, "setiembre set sept sep"],
  ["es", 12, "dic"],
  ["pt", 2, "fev"],
  ["pt", 9, "set"],
  ["pt", 10, "out"],
  ["pt", 12, "dez"],
  ["nl", 3, "mrt maa"],
  ["nl", 5, "mei"],
  ["nl", 10, "okt"],
  ["ru", 1, "янв"],
  ["ru", 2, "фев февр"],
  ["ru", 9, "сен сент"],
  ["ru", 11, "ноя нояб"],
];

/** Weekday 0 is Sunday. */
const WEEKDAYS: readonly (readonly [language: string, weekday: number, words: string])[] = [
  ["en", 0, "sun"],
  ["en", 1, "mon"],
  ["en", 2, "tue tues"],
  ["en", 3, "wed weds"],
  ["en", 4, "thu thur thurs"],
  ["en", 5, "fri"],
  ["en", 6, "sat"],
  ["de", 6, "sonnabend"],
];

const ORDINALS = "st nd rd th er re e ème eme ième a o º го -го ого ten de te";
const FILLERS: Readonly<Record<string, string>> = {
  en: "of the on at day in o'clock ad ce year",
  de: "der den dem am um im uhr vom",
  fr: "le à du de",
  es: "de del a las la el",
  pt: "de do da às as em",
  it: "il alle ore del",
  nl: "om de uur",
  sv: "den kl klockan",
  ru: "г в года год",
  pl: "r roku godz o",
  cs: "v hod",
  fi: "klo",
  el: "στις",
  hi: "को बजे",
  bn: "এ",
  ka: "წლის",
  uk: "р рік року о об",
  bg: "г в",
  vi: "lúc",
};

const LABELS_AFTER: Readonly<Record<UnitComponent, string>> = {
  year: "年|년|ねん",
  month: "月|월|がつ",
  day: "日|号|號|일|にち",
  hour: "時|时|点|點|시|じ|h|uhr|heures|heure",
  minute: "分|분|ふん|min|phút|minutes|minute",
  second: "秒|초|びょう|s|giây",
};
const LABELS_BEFORE: Readonly<Partial<Record<UnitComponent, string>>> = {
  year: "năm",
  month: "tháng|thg",
  day: "ngày",
};

/** Zone names with one offset worldwide; IST, BST (Bangladesh) and the like are ambiguous and left out. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  jst: 540,
  kst: 540,
  aest: 600,
};

const HALF_DAYS: readonly (readonly [language: string, value: 0 | 1, words: string])[] = [
  ["en", 0, "am a.m"],
  ["en", 1, "pm p.m"],
  ["zh", 0, "上午"],
  ["zh", 1, "下午"],
  ["ja", 0, "午前"],
  ["ja", 1, "午後"],
  ["ko", 0, "오전"],
  ["ko", 1, "오후"],
  ["el", 0, "πμ"],
  ["el", 1, "μμ"],
  ["hi", 0, "पू पूर्वाह्न"],
  ["hi", 1, "अप अपराह्न"],
];

export const EXTRA_WORDS: readonly WordEntry[] = [
  ...MONTHS.flatMap(([language, value, words]) => entries(words, language, { role: "month", value })),
  ...WEEKDAYS.flatMap(([language, value, words]) => entries(words, language, { role: "weekday", value })),
  ...entries(ORDINALS, "", { role: "ordinal" }),
  ...Object.entries(FILLERS).flatMap(([language, words]) => entries(words, language, { role: "filler" })),
  ...labelEntries(LABELS_AFTER, false),
  ...labelEntries(LABELS_BEFORE, true),
  ...Object.entries(ZONES).flatMap(([word, value]) => entries(word, "", { role: "zone", value })),
  ...HALF_DAYS.flatMap(([language, value, words]) => entries(words, language, { role: "meridiem", value })),
  ...entries("t", "", { role: "time-mark" }),
];

function entries(words: string, language: string, meaning: SenseMeaning): WordEntry[] {
  return words.split(" ").map((text) => ({ text, language, meaning }));
}
