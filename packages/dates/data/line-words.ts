/**
 * Lists words for lines of date text that CLDR lacks and tables do not need: eras, numbers in words, variant spellings.
 */
import type { Era, UnitComponent, WordEntry } from "../src/lexicon.ts";
import { CLOCK_WORDS } from "./clock-words.ts";
import { DAY_NUMBER_WORDS } from "./day-number-words.ts";
import { QUARTER_WORDS } from "./quarter-words.ts";
import { SPOKEN_NAMES } from "./spoken-names.ts";
import { WEEK_WORDS } from "./week-words.ts";
import { labelEntries, monthEntries, wordEntries } from "./word-entries.ts";

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

/** Months separated by spaces; "|" separates forms of a month, "_" replaces a space within a name. */
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

const ORDINALS = "ste|লা|শে|ই|রা|ঠা|er.|th.|ый|ое|ой|й|е|de.|ai|oji|a.|dde|fed|ain|af|eg|ig|ος|η";
const FILLERS: Readonly<Record<string, string>> = {
  en: "h|hrs|hours|@|date|dated|day of|the day of",
  de: "h|uhr|anno|stand|datum",
  fr: "en|l'an",
  es: "en|el día|día|año|h|hs|hrs|hora|horas",
  pt: "em|dia|no dia|ano|h|hs|hora|horas",
  it: "nel|al|giorno|anno|dell'anno|l|dell|all|dall|nell",
  nl: "op|jaar",
  sv: "år",
  no: "den|kl|år",
  da: "den|kl|år",
  ru: "в|во|с|от|году|г|числа",
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
  fi: "kello|na|nä|vuonna|päivä|päivänä",
  et: "a|kell|aasta",
  lt: "m|d|val|mėn",
  lv: "gada|plkst",
  ar: "الساعة|يوم|في|سنة|عام|من",
  fa: "ساعت|روز|سال",
  he: "בשעה|ב|ה|יום|שנת|בשנת",
  hi: "को|बजे|सन्|सन|में|तारीख",
  bn: "সাল|তারিখ|সালে|খ্রিস্টাব্দ|এ",
  th: "วันที่|เมื่อ|เมื่อวันที่|เดือน|เวลา|วัน|น|นาฬิกา|ที่|ปี",
  ka: "წ|წლის|წელს|მე|საათზე|საათი",
  hy: "թ|թվականի|թվական|ժամը|ժամ",
  kk: "ж|жыл|жылғы|жылы|сағат",
  ky: "ж|жыл|жылы|саат",
  ur: "ء|بروز|بجے|کو",
  my: "ရက်|ခုနှစ်|လ",
  te: "కి",
  km: "ទី|ថ្ងៃទី|ថ្ងៃ|ខែ|ឆ្នាំ",
  lo: "ທີ່|ທີ|ວັນທີ|ວັນ|ເດືອນ|ປີ",
  mn: "сарын|өдөр|оны|он",
  ja: "の|に|付|現在|同年|日付",
  zh: "于|於|在|号|號",
  ko: "에",
  vi: "vào|ngày|thứ|lúc|là",
  id: "pada|tanggal|pukul|tahun|jam|ke",
  ms: "pada|pukul|jam|ke|haribulan|hb",
  ht: "nan|lè",
  el: "την|της|του|ώρα",
};
/** Words that qualify a date as a beginning, an end or an estimate. */
const QUALIFIERS: Readonly<Record<string, string>> = {
  en: "since|from|until|till|by|before|after|around|about|approx|approximately|circa|ca|c|early|mid|late",
  de: "ab|bis|seit|vor|nach|etwa|ca|circa|anfang|mitte|ende",
  fr: "depuis|jusqu'au|vers|avant|après|environ|début|fin",
  es: "desde|hasta|hacia|antes de|después de",
  pt: "desde|até|antes de|depois de",
  it: "dal|fino al|prima di|dopo",
  nl: "sinds|vanaf|tot|voor|na|circa",
  sv: "från|till|före|efter|cirka",
  ru: "до|после|около",
};
const LABELS_AFTER: Readonly<Partial<Record<UnitComponent, string>>> = {
  year: "год|года|году|г|г.|рік|року|року|годзе|година|წელი|წელს|წ|წ.|సం|roku|rok|aasta|gada|年度",
  month: "месяц|р сар|сар|р сарын|сарын",
  hour: "гадзін|гадзіны|ч|час|часов|часа|годин|години|годині|giờ|ώρα|ώρες|o'clock|hrs|hs|hora|horas|ore|uur|u|val|óra|órakor|godzina|hodin|hod|timer|timme|საათი|საათზე|ժամ|цаг|saat|soat",
  minute:
    "хвілін|хвіліны|мин|м|минут|минуты|минута|хв|хвилин|хвилини|phút|m|perc|perckor|minut|minuten|minuter|minutter|minutos|minuti|minuto|წუთი|րոպե",
  second: "секунд|секунды|сек|с|giây|s|másodperc|sek|secondes|segundos|secondi|sekund|sekunden",
};
const LABELS_BEFORE: Readonly<Partial<Record<UnitComponent, string>>> = {
  year: "год|рік|roce|roku|rok|anno|año|ano|année|l'an|tahun|vuonna|năm|ปี|سنة|عام|jahr",
};
export const LINE_WORDS: readonly WordEntry[] = [
  ...ERAS.flatMap(([language, era, words]) => wordEntries(words, language, { role: "era", era })),
  ...CALENDAR_MONTHS.flatMap(([language, calendar, months]) => monthEntries(months, language, calendar)),
  ...DAY_NUMBER_WORDS,
  ...wordEntries(ORDINALS, "", { role: "ordinal" }),
  ...Object.entries(FILLERS).flatMap(([language, words]) => wordEntries(words, language, { role: "filler" })),
  ...Object.entries(QUALIFIERS).flatMap(([language, words]) => wordEntries(words, language, { role: "qualifier" })),
  ...CLOCK_WORDS,
  ...labelEntries(LABELS_AFTER, false),
  ...labelEntries(LABELS_BEFORE, true),
  ...QUARTER_WORDS,
  ...WEEK_WORDS,
  ...SPOKEN_NAMES,
];
