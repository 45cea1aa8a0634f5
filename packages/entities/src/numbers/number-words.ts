/**
 * Whole numbers below a hundred written out, in seven languages. Words that mean something else where numbers are
 * written are left out: "once" (11 in Spanish), "due" (2 in Italian), "sept" (7 in French), "null" (0 in German).
 */
const UNITS: readonly string[] = [
  "zero cero",
  "one ein eins un une uno una um uma een één",
  "two zwei deux dos dois duas twee",
  "three drei trois tres três tre drie",
  "four vier quatre cuatro quatro quattro",
  "five fünf fuenf cinq cinco cinque vijf",
  "six sechs seis sei zes",
  "seven sieben siete sete sette zeven",
  "eight acht huit ocho oito otto",
  "nine neun neuf nueve nove negen",
  "ten zehn dix diez dez dieci tien",
  "eleven elf onze undici",
  "twelve zwölf zwoelf douze doce doze dodici twaalf",
  "thirteen dreizehn treize trece treze tredici dertien",
  "fourteen vierzehn quatorze catorce catorze quattordici veertien",
  "fifteen fünfzehn fuenfzehn quinze quince quindici vijftien",
  "sixteen sechzehn seize dieciséis dezasseis dezesseis sedici zestien",
  "seventeen siebzehn dix-sept diecisiete dezassete dezessete diciassette zeventien",
  "eighteen achtzehn dix-huit dieciocho dezoito diciotto achttien",
  "nineteen neunzehn dix-neuf diecinueve dezanove dezenove diciannove negentien",
];
const TENS: readonly string[] = [
  "twenty zwanzig vingt veinte vinte venti twintig",
  "thirty dreißig dreissig trente treinta trinta trenta dertig",
  "forty fourty vierzig quarante cuarenta quarenta quaranta veertig",
  "fifty fünfzig fuenfzig cinquante cincuenta cinquenta cinquanta vijftig",
  "sixty sechzig soixante sesenta sessenta sessanta zestig",
  "seventy siebzig septante setenta settanta zeventig",
  "eighty achtzig quatre-vingt quatre-vingts huitante octante ochenta oitenta ottanta tachtig",
  "ninety neunzig nonante noventa novanta negentig",
];
const LONGEST = 30;
/** "twenty-one", "vingt et un", "treinta y uno"; and the unit first: "einundzwanzig", "eenentwintig". */
const TENS_FIRST = /^(\p{L}{4,12}(?:-vingts?)?)(?:[ -](?:et|y|e))?[ -](\p{L}{2,6})$/u;
const UNIT_FIRST = /^(\p{L}{3,6})(?:und|en|ën)(\p{L}{5,8})$/u;

const small = indexWords(UNITS, (place) => place);
const tens = indexWords(TENS, (place) => 10 * (place + 2));

/** Undefined where the text is no number in words. */
export function readNumberWords(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
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

function indexWords(lines: readonly string[], numberAt: (place: number) => number): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, place) => line.split(" ").map((word) => [word, numberAt(place)] as const)));
}
