/** Words for lines of date text that neither CLDR lists nor tables need: eras, numbers in words, spellings of speakers. */
import type { Era, SenseMeaning, UnitComponent, WordEntry } from "../lexicon.ts";
import { entries } from "./extra-words.ts";

/** Alternatives are divided by "|", since many hold spaces. */
const ERAS: readonly (readonly [language: string, era: Era, words: string])[] = [
  ["en", "ad", "AD|A.D.|CE|C.E."],
  ["de", "ad", "n. Chr.|nC|n. u. Z.|nuZ|d. g. Z.|dgZ|n. d. Z.|ndZ|n. d. g. Z.|ndgZ|u. Z."],
  ["fr", "ad", "ap. J.-C.|après J.-C.|apr. J.-C.|p. Chr. n.|de notre ère"],
  ["es", "ad", "d. C.|d.C.|de nuestra era"],
  ["pt", "ad", "d. C.|d.C."],
  ["it", "ad", "d. C.|d.C."],
  ["nl", "ad", "na Christus|n. Chr.|na Chr."],
  ["ru", "ad", "н. э.|от Р. Х."],
  ["uk", "ad", "н. е."],
  ["zh", "ad", "公元|西元|公历"],
  ["ja", "ad", "西暦"],
  ["ko", "ad", "서기"],
  ["th", "ad", "ค.ศ."],
  ["en", "buddhist", "BE|B.E."],
  ["th", "buddhist", "พ.ศ.|พุทธศักราช"],
  ["zh", "roc", "民國|民国"],
  ["ja", "meiji", "明治"],
  ["ja", "taisho", "大正"],
  ["ja", "showa", "昭和"],
  ["ja", "heisei", "平成"],
  ["ja", "reiwa", "令和"],
  ["ar", "hijri", "هـ|ه|هجري|هجرية"],
  ["en", "hijri", "AH|A.H.|hijri"],
  ["fa", "hijri", "ه.ق|قمری"],
  ["fa", "jalali", "ه.ش|ه‍.ش|شمسی|خورشیدی"],
];

/** Month by month, divided by spaces; "|" within a month. */
const CALENDAR_MONTHS: readonly (readonly [language: string, calendar: "hijri" | "jalali", months: string])[] = [
  ["fa", "jalali", "فروردین اردیبهشت خرداد تیر مرداد|امرداد شهریور مهر آبان آذر دی بهمن اسفند"],
  ["en", "jalali", "Farvardin Ordibehesht Khordad Tir Mordad Shahrivar Mehr Aban Azar Dey Bahman Esfand"],
  [
    "ar",
    "hijri",
    "محرم صفر ربيع_الأول|ربيع_الاول ربيع_الآخر|ربيع_الثاني جمادى_الأولى جمادى_الآخرة رجب شعبان رمضان شوال ذو_القعدة ذو_الحجة",
  ],
  [
    "en",
    "hijri",
    "Muharram Safar Rabi_al-Awwal|Rabiʻ_I Rabi_al-Thani|Rabiʻ_II Jumada_al-Awwal|Jumada_I Jumada_al-Thani|Jumada_II Rajab Shaʻban|Shaaban Ramadan Shawwal Dhu_al-Qidah|Dhuʻl-Qiʻdah Dhu_al-Hijjah|Dhuʻl-Hijjah",
  ],
];

/** From one to nineteen, then twenty and thirty; "|" divides forms, a dash stands for none. */
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

/** Spellings and short forms of months and weekdays as speakers write them. Weekday 0 is Sunday. */
const NAMES: readonly (readonly [language: string, role: "month" | "weekday", value: number, words: string])[] = [
  ["bn", "month", 1, "জানুয়ারী"],
  ["bn", "month", 2, "ফেব্রুয়ারী"],
  ["hi", "month", 1, "जनवरी"],
  ["hi", "month", 2, "फ़रवरी|फरवरी"],
  ["hi", "month", 12, "दिसम्बर|दिसंबर"],
  ["hi", "month", 11, "नवम्बर|नवंबर"],
  ["hi", "month", 9, "सितम्बर|सितंबर"],
  ["hi", "month", 10, "अक्टूबर|अक्तूबर"],
  ["hr", "month", 11, "studenog|studenom|studeni"],
  ["hr", "month", 1, "siječnju"],
  ["hr", "month", 2, "veljači"],
  ["hr", "month", 3, "ožujku"],
  ["hr", "month", 4, "travnju"],
  ["hr", "month", 5, "svibnju"],
  ["hr", "month", 6, "lipnju"],
  ["hr", "month", 7, "srpnju"],
  ["hr", "month", 8, "kolovozu"],
  ["hr", "month", 9, "rujnu"],
  ["hr", "month", 12, "prosincu"],
  ["cs", "month", 2, "unr|únr|úno|uno"],
  ["cs", "month", 3, "bře|bre"],
  ["cs", "month", 6, "čer|cer"],
  ["cs", "weekday", 1, "pon"],
  ["cs", "weekday", 2, "úte"],
  ["cs", "weekday", 3, "stř"],
  ["cs", "weekday", 4, "čtv"],
  ["cs", "weekday", 5, "pát"],
  ["cs", "weekday", 6, "sob"],
  ["cs", "weekday", 0, "ned"],
  ["ru", "weekday", 1, "пнд|пон"],
  ["ru", "weekday", 2, "втр"],
  ["ru", "weekday", 3, "срд|среду"],
  ["ru", "weekday", 4, "чтв"],
  ["ru", "weekday", 5, "птн|пятницу"],
  ["ru", "weekday", 6, "сбт|субботу"],
  ["ru", "weekday", 0, "вск"],
  ["uk", "weekday", 3, "середу"],
  ["uk", "weekday", 5, "п'ятницю"],
  ["uk", "weekday", 6, "суботу"],
  ["uk", "weekday", 0, "неділю"],
  ["ru", "month", 1, "январе"],
  ["ru", "month", 2, "феврале"],
  ["ru", "month", 3, "марте"],
  ["ru", "month", 4, "апреле"],
  ["ru", "month", 5, "мае"],
  ["ru", "month", 6, "июне"],
  ["ru", "month", 7, "июле"],
  ["ru", "month", 8, "августе"],
  ["ru", "month", 9, "сентябре"],
  ["ru", "month", 10, "октябре"],
  ["ru", "month", 11, "ноябре"],
  ["ru", "month", 12, "декабре"],
  ["uk", "month", 1, "січні"],
  ["uk", "month", 2, "лютому"],
  ["uk", "month", 3, "березні"],
  ["uk", "month", 4, "квітні"],
  ["uk", "month", 5, "травні"],
  ["uk", "month", 6, "червні"],
  ["uk", "month", 7, "липні"],
  ["uk", "month", 8, "серпні"],
  ["uk", "month", 9, "вересні"],
  ["uk", "month", 10, "жовтні"],
  ["uk", "month", 11, "листопаді"],
  ["uk", "month", 12, "грудні"],
  ["pl", "month", 1, "styczniu"],
  ["pl", "month", 2, "lutym"],
  ["pl", "month", 3, "marcu"],
  ["pl", "month", 4, "kwietniu"],
  ["pl", "month", 5, "maju"],
  ["pl", "month", 6, "czerwcu"],
  ["pl", "month", 7, "lipcu"],
  ["pl", "month", 8, "sierpniu"],
  ["pl", "month", 9, "wrześniu"],
  ["pl", "month", 10, "październiku"],
  ["pl", "month", 11, "listopadzie"],
  ["pl", "month", 12, "grudniu"],
  ["cs", "month", 1, "lednu"],
  ["cs", "month", 2, "únoru"],
  ["cs", "month", 3, "březnu"],
  ["cs", "month", 4, "dubnu"],
  ["cs", "month", 5, "květnu"],
  ["cs", "month", 6, "červnu"],
  ["cs", "month", 7, "červenci"],
  ["cs", "month", 8, "srpnu"],
  ["cs", "month", 9, "září"],
  ["cs", "month", 10, "říjnu"],
  ["cs", "month", 11, "listopadu"],
  ["cs", "month", 12, "prosinci"],
  ["fi", "month", 1, "tammikuussa"],
  ["fi", "month", 2, "helmikuussa"],
  ["fi", "month", 3, "maaliskuussa"],
  ["fi", "month", 4, "huhtikuussa"],
  ["fi", "month", 5, "toukokuussa"],
  ["fi", "month", 6, "kesäkuussa"],
  ["fi", "month", 7, "heinäkuussa"],
  ["fi", "month", 8, "elokuussa"],
  ["fi", "month", 9, "syyskuussa"],
  ["fi", "month", 10, "lokakuussa"],
  ["fi", "month", 11, "marraskuussa"],
  ["fi", "month", 12, "joulukuussa"],
  ["tr", "month", 1, "Ocak'ta"],
  ["be", "month", 1, "стд|студз"],
  ["bg", "month", 1, "ян"],
  ["ka", "month", 6, "ივნ"],
  ["ru", "month", 5, "мая"],
  ["ga", "month", 4, "Ni"],
  ["nl", "weekday", 0, "zon"],
  ["nl", "weekday", 1, "maa"],
  ["nl", "weekday", 2, "din"],
  ["nl", "weekday", 3, "woe"],
  ["nl", "weekday", 4, "don"],
  ["nl", "weekday", 5, "vrij|vri"],
  ["nl", "weekday", 6, "zat"],
  ["es", "weekday", 3, "mie"],
  ["es", "weekday", 6, "sab"],
  ["pt", "weekday", 1, "segunda"],
  ["pt", "weekday", 2, "terça"],
  ["pt", "weekday", 3, "quarta"],
  ["pt", "weekday", 4, "quinta"],
  ["pt", "weekday", 5, "sexta"],
  ["vi", "month", 1, "tháng một|tháng giêng"],
  ["vi", "month", 2, "tháng hai"],
  ["vi", "month", 3, "tháng ba"],
  ["vi", "month", 4, "tháng tư|tháng bốn"],
  ["vi", "month", 5, "tháng năm"],
  ["vi", "month", 6, "tháng sáu"],
  ["vi", "month", 7, "tháng bảy"],
  ["vi", "month", 8, "tháng tám"],
  ["vi", "month", 9, "tháng chín"],
  ["vi", "month", 10, "tháng mười"],
  ["vi", "month", 11, "tháng mười một"],
  ["vi", "month", 12, "tháng mười hai|tháng chạp"],
];

const ORDINALS = "ste লা শে ই রা ঠা er. th. ый ое ой й е de. ai oji a. dde fed ain af eg ig ος η";
const FILLERS: Readonly<Record<string, string>> = {
  en: "@|date|dated|since|from|until|by|around|approx|circa|day of|the day of",
  de: "ab|bis|seit|anno|stand|datum",
  fr: "en|depuis|jusqu'au|vers|l'an",
  es: "en|desde|hasta|el día|día|año",
  pt: "em|desde|até|dia|no dia|ano",
  it: "nel|dal|al|giorno|anno|dell'anno",
  nl: "op|sinds|vanaf|jaar",
  sv: "år|från|till",
  no: "den|kl|år",
  da: "den|kl|år",
  ru: "в|во|с|до|от|году|г|числа",
  uk: "в|у|з|до|від|році|року|об",
  be: "у|ў|г|года|годзе",
  hr: "u|godine|g|god",
  sr: "u|u|године|г|год",
  cs: "v|ve|dne|roku|roce",
  sk: "o|dňa|roku|roce",
  pl: "w|we|dnia|roku|rok",
  bg: "на|от|в|г|година|годината",
  ro: "la|în|ora|pe|anul",
  hu: "án|én|kor|óra|óra|ig|tól",
  tr: "tarihinde|günü|saat|yılı|da|de|ta|te",
  fi: "kello|na|nä|vuonna",
  et: "a|kell|aasta",
  lt: "m|d|val|mėn",
  lv: "gada|plkst",
  ar: "الساعة|يوم|في|سنة|عام|من",
  fa: "ساعت|روز|سال",
  he: "בשעה|ב|ה|יום|שנת|בשנת",
  hi: "को|बजे|सन्|सन|में|तारीख",
  bn: "সাল|তারিখ|সালে|খ্রিস্টাব্দ|এ",
  th: "วันที่|เมื่อ|เมื่อวันที่|เดือน|เวลา|วัน|น|นาฬิกา|ที่|ปี",
  ka: "წ|წლის|წელს",
  ja: "の|に|付|現在|同年|日付",
  zh: "于|於|在|号|號",
  ko: "에",
  vi: "vào|ngày|thứ|lúc|là",
  id: "pada|tanggal|pukul|tahun|jam",
  el: "την|της|του|ώρα",
};
const LABELS_AFTER: Readonly<Partial<Record<UnitComponent, string>>> = {
  year: "год|года|году|г|г.|рік|року|року|годзе|година|წელი|წელს|წ|წ.|సం|roku|rok|aasta|gada|年度",
  month: "месяц|р сар|сар|р сарын|сарын",
  hour: "гадзін|гадзіны|часов|часа|годин|години|giờ|ώρα",
  minute: "хвілін|хвіліны|минут|минуты|хвилин|хвилини|phút|m",
  second: "секунд|секунды|giây|s",
};
const LABELS_BEFORE: Readonly<Partial<Record<UnitComponent, string>>> = {
  year: "год|рік|roce|roku|rok|anno|año|ano|année|l'an|tahun|vuonna|năm|ปี|سنة|عام|jahr",
};
const DAY_PERIODS: readonly (readonly [language: string, value: 0 | 1 | 2, words: string])[] = [
  ["zh", 0, "早|早晨|清早|上午"],
  ["zh", 1, "晚|晚间|晚上|下午|傍晚"],
  ["ar", 0, "صباحا|صباحًا|ص"],
  ["ar", 1, "مساء|مساءا|م"],
  ["bs", 0, "пријеподне|преподне"],
  ["bs", 1, "послијеподне|поподне|по подне"],
  ["sr", 0, "пре подне|pre podne|prepodne|pre po podne"],
  ["sr", 1, "по подне|po podne|popodne|поподне"],
  ["es", 0, "de la mañana"],
  ["es", 1, "de la tarde|de la noche"],
  ["pt", 0, "da manhã"],
  ["pt", 1, "da tarde|da noite"],
  ["ru", 0, "утра"],
  ["ru", 1, "дня|вечера"],
  ["ru", 2, "ночи"],
  ["fi", 0, "ap|aamupäivällä"],
  ["fi", 1, "ip|iltapäivällä"],
  ["id", 0, "pagi"],
  ["id", 1, "siang|sore|malam"],
];
const CLOCK_NAMES: readonly (readonly [language: string, hour: number, words: string])[] = [
  ["en", 12, "noon|midday"],
  ["en", 0, "midnight"],
  ["hr", 12, "podne"],
  ["hr", 0, "ponoć"],
  ["fr", 12, "midi"],
  ["fr", 0, "minuit"],
  ["es", 12, "mediodía"],
  ["es", 0, "medianoche"],
  ["it", 12, "mezzogiorno"],
  ["it", 0, "mezzanotte"],
  ["de", 0, "Mitternacht"],
  ["ru", 0, "полночь"],
  ["ru", 12, "полдень"],
];
const QUARTERS: readonly (readonly [language: string, words: string])[] = [
  ["en", "Q|qtr|quarter"],
  ["de", "Quartal|Quart."],
  ["fr", "T|trim.|trimestre"],
  ["ru", "кв|кв.|квартал|квартала"],
  ["zh", "季度|季|第"],
];

/** 5.IX.2024 */
const ROMAN_MONTHS = "I II III IV V VI VII VIII IX X XI XII".split(" ");

/** The month names of Hebrew carry their preposition: in, to, of, the. */
const HEBREW_MONTHS = "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר".split(" ");
const HEBREW_PREFIXES = ["ב", "ל", "מ", "ה", "שב"];

export const LINE_WORDS: readonly WordEntry[] = [
  ...ERAS.flatMap(([language, era, words]) => listed(words, language, { role: "era", era })),
  ...CALENDAR_MONTHS.flatMap(([language, calendar, months]) =>
    months
      .split(" ")
      .flatMap((words, index) =>
        listed(words.replaceAll("_", " "), language, { role: "month", value: index + 1, calendar }),
      ),
  ),
  ...DAY_NUMBERS.flatMap(([language, numbers]) =>
    numbers.split(" ").flatMap((words, index) => listed(words, language, { role: "number", value: dayOf(index) })),
  ),
  ...ONE_WORD.flatMap(([language, value, words]) => listed(words, language, { role: "number", value })),
  ...NAMES.flatMap(([language, role, value, words]) => listed(words, language, { role, value })),
  ...entries(ORDINALS, "", { role: "ordinal" }),
  ...Object.entries(FILLERS).flatMap(([language, words]) => listed(words, language, { role: "filler" })),
  ...labels(LABELS_AFTER, false),
  ...labels(LABELS_BEFORE, true),
  ...DAY_PERIODS.flatMap(([language, value, words]) => listed(words, language, { role: "meridiem", value })),
  ...CLOCK_NAMES.flatMap(([language, hour, words]) => listed(words, language, { role: "clock-name", hour })),
  ...QUARTERS.flatMap(([language, words]) => listed(words, language, { role: "quarter" })),
  ...ROMAN_MONTHS.map(
    (text, index): WordEntry => ({ text, language: "la", meaning: { role: "month", value: index + 1 } }),
  ),
  ...HEBREW_MONTHS.flatMap((name, index) =>
    HEBREW_PREFIXES.map(
      (prefix): WordEntry => ({ text: prefix + name, language: "he", meaning: { role: "month", value: index + 1 } }),
    ),
  ),
];

function dayOf(index: number): number {
  return index < TWENTY - 1 ? index + 1 : (TWENTY_ONWARDS[index - TWENTY + 1] ?? TWENTY);
}

function listed(words: string, language: string, meaning: SenseMeaning): WordEntry[] {
  return words.split("|").map((text) => ({ text, language, meaning }));
}

function labels(words: Readonly<Partial<Record<UnitComponent, string>>>, before: boolean): WordEntry[] {
  return (Object.keys(words) as UnitComponent[]).flatMap((component) =>
    listed(words[component] ?? "", "", { role: "unit", component, before }),
  );
}
