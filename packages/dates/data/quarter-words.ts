/** Lists the names of quarters and their ordinals in words. */
import type { WordEntry } from "../src/lexicon.ts";
import { wordEntries } from "./word-entries.ts";

const NAMES: readonly (readonly [language: string, words: string])[] = [
  ["en", "Q|qtr|quarter"],
  ["de", "Quartal|Quartals|Quart.|Vierteljahr"],
  ["fr", "T|trim.|trimestre"],
  ["es", "trimestre|trim."],
  ["pt", "trimestre"],
  ["it", "trimestre"],
  ["ca", "trimestre"],
  ["ro", "trimestrul|trim."],
  ["ru", "кв|кв.|квартал|квартала"],
  ["zh", "季度|季|第"],
  ["pl", "kwartał|kwartału|kw.|kw"],
  ["cs", "čtvrtletí|kvartál"],
  ["sk", "štvrťrok|kvartál"],
  ["hu", "negyedév|n.év"],
  ["lt", "ketvirtis|ketv.|k."],
  ["mn", "улирал"],
  ["uk", "квартал|кв."],
  ["bg", "тримесечие|тримес."],
  ["nl", "kwartaal"],
  ["sv", "kvartal|kvartalet"],
  ["da", "kvartal"],
  ["no", "kvartal"],
  ["fi", "neljännes|vuosineljännes|kvartaali"],
  ["vi", "quý"],
  ["ar", "الربع"],
  ["tr", "çeyrek"],
  ["ko", "분기|분기에"],
  ["ja", "四半期|第"],
  ["id", "kuartal|triwulan"],
];

/** Ordinals from first to fourth, in the gender of the word for a quarter; "|" separates forms. */
const ORDINALS: readonly (readonly [language: string, numbers: string])[] = [
  ["de", "erstes|erste|ersten zweites|zweite|zweiten drittes|dritte|dritten viertes|vierte|vierten"],
  ["fr", "premier deuxième|second|deuxieme troisième|troisieme quatrième|quatrieme"],
  ["es", "primer|primero segundo tercer|tercero cuarto"],
  ["pt", "primeiro segundo terceiro quarto"],
  ["it", "primo secondo terzo quarto"],
  ["ca", "primer segon tercer quart"],
  ["ro", "primul|întâi doilea treilea patrulea"],
  ["nl", "eerste tweede derde vierde"],
  ["sv", "första andra tredje fjärde"],
  ["da", "første andet tredje fjerde"],
  ["no", "første andre tredje fjerde"],
  ["fi", "ensimmäinen toinen kolmas neljäs"],
  ["pl", "pierwszy drugi trzeci czwarty"],
  ["cs", "první druhé|druhý třetí čtvrté|čtvrtý"],
  ["sk", "prvý druhý tretí štvrtý"],
  ["hu", "első második harmadik negyedik"],
  ["ru", "первый|первого второй|второго третий|третьего четвёртый|четвертый|четвёртого|четвертого"],
  ["uk", "перший|першого другий|другого третій|третього четвертий|четвертого"],
  ["bg", "първо|първото второ|второто трето|третото четвърто|четвъртото"],
  ["tr", "birinci ikinci üçüncü dördüncü"],
  ["id", "pertama kedua ketiga keempat"],
];

export const QUARTER_WORDS: readonly WordEntry[] = [
  ...NAMES.flatMap(([language, words]) => wordEntries(words, language, { role: "quarter" })),
  ...ORDINALS.flatMap(([language, numbers]) =>
    numbers.split(" ").flatMap((words, index) => wordEntries(words, language, { role: "number", value: index + 1 })),
  ),
];
