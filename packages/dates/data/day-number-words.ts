/** Lists the days of a month in words; "twenty-first" is composed from its parts. */
import type { WordEntry } from "../src/lexicon.ts";
import { wordEntries } from "./word-entries.ts";

/** Words for one to nineteen, then twenty and thirty; "|" separates forms, a dash marks a missing word. */
const DAY_NUMBERS: readonly (readonly [language: string, numbers: string])[] = [
  [
    "en",
    "first|one second|two third|three fourth|four fifth|five sixth|six seventh|seven eighth|eight ninth|nine tenth|ten eleventh|eleven twelfth|twelve thirteenth|thirteen fourteenth|fourteen fifteenth|fifteen sixteenth|sixteen seventeenth|seventeen eighteenth|eighteen nineteenth|nineteen twentieth|twenty thirtieth|thirty",
  ],
  [
    "de",
    "ersten|erster zweiten|zweiter dritten|dritter vierten|vierter fünften|fünfter sechsten|sechster siebten|siebter achten|achter neunten|neunter zehnten|zehnter elften|elfter zwölften|zwölfter dreizehnten|dreizehnter vierzehnten|vierzehnter fünfzehnten|fünfzehnter sechzehnten|sechzehnter siebzehnten|siebzehnter achtzehnten|achtzehnter neunzehnten|neunzehnter zwanzigsten|zwanzigster dreißigsten|dreißigster",
  ],
  [
    "fr",
    "premier|un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente",
  ],
  [
    "es",
    "primero|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta",
  ],
  [
    "it",
    "primo|uno secondo|due terzo|tre quarto|quattro quinto|cinque sesto|sei settimo|sette ottavo|otto nono|nove decimo|dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta",
  ],
  [
    "pt",
    "primeiro|um dois três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte trinta",
  ],
  [
    "nl",
    "eerste tweede|twee derde|drie vierde|vier vijfde|vijf zesde|zes zevende|zeven achtste|acht negende|negen tiende|tien elfde|elf twaalfde|twaalf dertiende|dertien veertiende|veertien vijftiende|vijftien zestiende|zestien zeventiende|zeventien achttiende|achttien negentiende|negentien twintigste|twintig dertigste|dertig",
  ],
  [
    "ru",
    "первое|первого второе|второго третье|третьего четвертое|четвёртое|четвертого|четвёртого пятое|пятого шестое|шестого седьмое|седьмого восьмое|восьмого девятое|девятого десятое|десятого одиннадцатое|одиннадцатого двенадцатое|двенадцатого тринадцатое|тринадцатого четырнадцатое|четырнадцатого пятнадцатое|пятнадцатого шестнадцатое|шестнадцатого семнадцатое|семнадцатого восемнадцатое|восемнадцатого девятнадцатое|девятнадцатого двадцатое|двадцатого|двадцать тридцатое|тридцатого|тридцать",
  ],
  [
    "uk",
    "перше|першого друге|другого третє|третього четверте|четвертого п'яте|п'ятого шосте|шостого сьоме|сьомого восьме|восьмого дев'яте|дев'ятого десяте|десятого одинадцяте|одинадцятого дванадцяте|дванадцятого тринадцяте|тринадцятого чотирнадцяте|чотирнадцятого п'ятнадцяте|п'ятнадцятого шістнадцяте|шістнадцятого сімнадцяте|сімнадцятого вісімнадцяте|вісімнадцятого дев'ятнадцяте|дев'ятнадцятого двадцяте|двадцятого|двадцять тридцяте|тридцятого|тридцять",
  ],
];
/** Words for the hours of a clock in languages whose days above are ordinals. */
const HOURS: readonly (readonly [language: string, numbers: string])[] = [
  ["de", "eins|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"],
  ["sv", "ett två tre fyra fem sex sju åtta nio tio elva tolv"],
  ["da", "et to tre fire fem seks syv otte ni ti elleve tolv"],
  ["no", "ett to tre fire fem seks sju åtte ni ti elleve tolv"],
  ["fr", "une"],
  ["es", "una"],
  ["it", "una"],
  ["pt", "uma duas"],
  ["nl", "een|één"],
];
const TWENTY = 20;
const TWENTY_ONWARDS: readonly number[] = [TWENTY, 30];
const ONE_WORD: readonly (readonly [language: string, day: number, words: string])[] = [
  ["es", 21, "veintiuno"],
  ["es", 22, "veintidós"],
  ["es", 23, "veintitrés"],
  ["es", 24, "veinticuatro"],
  ["es", 25, "veinticinco"],
  ["es", 26, "veintiséis"],
  ["es", 27, "veintisiete"],
  ["es", 28, "veintiocho"],
  ["es", 29, "veintinueve"],
  ["it", 21, "ventuno"],
  ["it", 22, "ventidue"],
  ["it", 23, "ventitré"],
  ["it", 24, "ventiquattro"],
  ["it", 25, "venticinque"],
  ["it", 26, "ventisei"],
  ["it", 27, "ventisette"],
  ["it", 28, "ventotto"],
  ["it", 29, "ventinove"],
  ["it", 31, "trentuno"],
];

export const DAY_NUMBER_WORDS: readonly WordEntry[] = [
  ...DAY_NUMBERS.flatMap(([language, numbers]) =>
    numbers.split(" ").flatMap((words, index) => wordEntries(words, language, { role: "number", value: dayOf(index) })),
  ),
  ...HOURS.flatMap(([language, numbers]) =>
    numbers.split(" ").flatMap((words, index) => wordEntries(words, language, { role: "number", value: index + 1 })),
  ),
  ...ONE_WORD.flatMap(([language, value, words]) => wordEntries(words, language, { role: "number", value })),
];

function dayOf(index: number): number {
  return index < TWENTY - 1 ? index + 1 : (TWENTY_ONWARDS[index - TWENTY + 1] ?? TWENTY);
}
