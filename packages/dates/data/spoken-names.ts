/** Lists month and weekday names in everyday spelling if CLDR lacks the spelling, the short form or the case. */
import type { WordEntry } from "../src/lexicon.ts";
import { monthEntries, wordEntries } from "./word-entries.ts";

/** Weekday 0 is Sunday. */
const SPELLINGS: readonly (readonly [language: string, role: "month" | "weekday", value: number, words: string])[] = [
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

/** Grammatical case for "in March" or "on 5 March" if CLDR lacks it, month by month. */
const CASES: readonly (readonly [language: string, months: string])[] = [
  [
    "fi",
    "tammikuun helmikuun maaliskuun huhtikuun toukokuun kesäkuun heinäkuun elokuun syyskuun lokakuun marraskuun joulukuun",
  ],
  ["et", "jaanuaril veebruaril märtsil aprillil mail juunil juulil augustil septembril oktoobril novembril detsembril"],
  ["et", "jaanuaris veebruaris märtsis aprillis mais juunis juulis augustis septembris oktoobris novembris detsembris"],
  ["ka", "იანვარს თებერვალს მარტს აპრილს მაისს ივნისს ივლისს აგვისტოს სექტემბერს ოქტომბერს ნოემბერს დეკემბერს"],
  [
    "hu",
    "januárban februárban márciusban áprilisban májusban júniusban júliusban augusztusban szeptemberben októberben novemberben decemberben",
  ],
  ["tr", "ocakta şubatta martta nisanda mayısta haziranda temmuzda ağustosta eylülde ekimde kasımda aralıkta"],
  ["sk", "januári februári marci apríli máji júni júli auguste septembri októbri novembri decembri"],
  ["lt", "sausį vasarį kovą balandį gegužę birželį liepą rugpjūtį rugsėjį spalį lapkritį gruodį"],
  ["ru", "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре"],
  ["uk", "січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні"],
  ["pl", "styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu"],
  ["cs", "lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci"],
  [
    "fi",
    "tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa",
  ],
  ["lv", "janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī"],
];

/** Used in dates such as 5.IX.2024. */
const ROMAN_MONTHS = "I II III IV V VI VII VIII IX X XI XII";

/** Hebrew month names carry their preposition: in, to, of, the. */
const HEBREW_MONTHS = "ינואר פברואר מרץ|מרס|מארס אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר";
const HEBREW_PREFIXES = ["", "ב", "ל", "מ", "ה", "שב"];

export const SPOKEN_NAMES: readonly WordEntry[] = [
  ...SPELLINGS.flatMap(([language, role, value, words]) => wordEntries(words, language, { role, value })),
  ...CASES.flatMap(([language, months]) => monthEntries(months, language)),
  ...monthEntries(ROMAN_MONTHS, "la"),
  ...HEBREW_PREFIXES.flatMap((prefix) => monthEntries(HEBREW_MONTHS.replace(/[^ |]+/g, `${prefix}$&`), "he")),
];
