/** How the countries of Europe number their people. */

import { validate as belgianInsz } from "stdnum/lib/cjs/be/insz.js";
import { validate as bulgarianEgn } from "stdnum/lib/cjs/bg/egn.js";
import { validate as swissAhv } from "stdnum/lib/cjs/ch/ssn.js";
import { validate as czechBirthNumber } from "stdnum/lib/cjs/cz/rc.js";
import { validate as germanTaxNumber } from "stdnum/lib/cjs/de/idnr.js";
import { validate as danishCpr } from "stdnum/lib/cjs/dk/cpr.js";
import { validate as estonianIk } from "stdnum/lib/cjs/ee/ik.js";
import { validate as spanishDni } from "stdnum/lib/cjs/es/dni.js";
import { validate as spanishNie } from "stdnum/lib/cjs/es/nie.js";
import { validate as finnishHetu } from "stdnum/lib/cjs/fi/hetu.js";
import { validate as frenchNir } from "stdnum/lib/cjs/fr/nir.js";
import { validate as britishNino } from "stdnum/lib/cjs/gb/nino.js";
import { validate as greekAmka } from "stdnum/lib/cjs/gr/amka.js";
import { validate as croatianOib } from "stdnum/lib/cjs/hr/oib.js";
import { validate as italianCodice } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as lithuanianAsmens } from "stdnum/lib/cjs/lt/asmens.js";
import { validate as dutchBsn } from "stdnum/lib/cjs/nl/bsn.js";
import { validate as polishPesel } from "stdnum/lib/cjs/pl/pesel.js";
import { validate as portugueseCc } from "stdnum/lib/cjs/pt/cc.js";
import { validate as portugueseNif } from "stdnum/lib/cjs/pt/nif.js";
import { validate as jmbg } from "stdnum/lib/cjs/rs/jmbg.js";
import { validate as russianInn } from "stdnum/lib/cjs/ru/inn.js";
import { validate as swedishPersonnummer } from "stdnum/lib/cjs/se/personnummer.js";
import { validate as turkishKimlik } from "stdnum/lib/cjs/tr/tckimlik.js";
import { validate as ukrainianRntrc } from "stdnum/lib/cjs/ua/rntrc.js";
import { byStdnum } from "./by-stdnum.ts";
import { isAustrianInsurance } from "./own/austrian-insurance.ts";
import { isBelgianWithoutDay } from "./own/belgian-without-day.ts";
import { isGermanInsurance } from "./own/german-insurance.ts";
import { isHungarian } from "./own/hungarian.ts";
import { isIcelandic } from "./own/icelandic.ts";
import { isIrishPps } from "./own/irish-pps.ts";
import { isLatvian } from "./own/latvian.ts";
import { isLuxembourgian } from "./own/luxembourgian.ts";
import { isNorwegian } from "./own/norwegian.ts";
import { isRomanian } from "./own/romanian.ts";
import { isRussianSnils } from "./own/russian-snils.ts";
import type { NationalIdLine } from "./scheme.ts";

const isBelgian = byStdnum(belgianInsz);
const isGermanTaxNumber = byStdnum(germanTaxNumber);
const isRussianInn = byStdnum(russianInn);
const isSwedish = byStdnum(swedishPersonnummer);
const isCzech = byStdnum(czechBirthNumber);
const isSwiss = byStdnum(swissAhv);
const isYugoslav = byStdnum(jmbg);

/** Born in a month that women's numbers add 50 to, and those since 2004 another 20; nine digits until 1953. */
const CZECH = /^\d\d(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|5[1-9]|6[0-2]|7[1-9]|8[0-2])[0-3]\d{4,5}$/;
const DDMMYYY = /^[0-3]\d[01]\d{10}$/;

export const EUROPEAN_IDS: readonly NationalIdLine[] = [
  ["GB", "National Insurance number", /^[A-Z]{2}\d{6}[A-D]?$/, "## ## ## ## #|## ## ## ##", byStdnum(britishNino)],
  ["IE", "PPS number", /^\d{7}[A-W][A-IWTX]?$/, "#########|########", isIrishPps],
  ["CH", "AHV number", /^756\d{10}$/, "###.####.####.##", isSwiss],
  ["LI", "AHV number", /^756\d{10}$/, "###.####.####.##", isSwiss],
  [
    "DE",
    "Tax identification number",
    /^(?:[1-9]\d{10}|\d{8}[A-Z]\d{3})$/,
    "############|###########",
    (code) => (code.length === 12 ? isGermanInsurance(code) : isGermanTaxNumber(code)),
  ],
  ["AT", "Social insurance number", /^[1-9]\d{9}$/, "#### ######", isAustrianInsurance],
  ["FR", "NIR", /^[1-478]\d{4}(?:\d\d|2[AB])\d{8}$/, "# ## ## ## ### ### ##", byStdnum(frenchNir)],
  ["ES", "DNI or NIE", /^[0-9XYZ]\d{7}[A-Z]$/, "#########", byStdnum(spanishDni, spanishNie)],
  [
    "IT",
    "Codice fiscale",
    /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
    "################",
    byStdnum(italianCodice),
  ],
  [
    "PT",
    "Civil identification or tax number",
    /^(?:[1-9]\d{8}|\d{9}[A-Z0-9]{2}\d)$/,
    "############|#########",
    byStdnum(portugueseNif, portugueseCc),
  ],
  ["NL", "BSN", /^(?!(\d)\1+$)\d{9}$/, "#########", byStdnum(dutchBsn)],
  [
    "BE",
    "National number",
    /^\d\d[0-5]\d[0-3]\d{6}$/,
    "##.##.##-###.##",
    (code) => isBelgian(code) || isBelgianWithoutDay(code),
  ],
  ["LU", "National identification number", /^(?:18|19|20)\d{11}$/, "#############", isLuxembourgian],
  [
    "SE",
    "Personal identity number",
    /^(?:(?:18|19|20)\d{10}|\d{10})$/,
    "########-####|######-####",
    (code) => isSwedish(`${code.slice(0, -4)}-${code.slice(-4)}`),
  ],
  ["NO", "Birth number", /^\d{11}$/, "###### #####", isNorwegian],
  ["DK", "CPR number", /^[0-3]\d[01]\d{7}$/, "######-####", byStdnum(danishCpr)],
  ["FI", "Personal identity code", /^\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]$/, "###########", byStdnum(finnishHetu)],
  ["IS", "Kennitala", /^\d{10}$/, "######-####", isIcelandic],
  ["PL", "PESEL", /^\d{4}[0-3]\d{6}$/, "###########", byStdnum(polishPesel)],
  ["CZ", "Birth number", CZECH, "######/####|######/###", isCzech],
  ["SK", "Birth number", CZECH, "######/####|######/###", isCzech],
  ["HU", "Personal identification number", /^[1-8]\d{10}$/, "# ###### ####", isHungarian],
  ["RO", "CNP", /^[1-9]\d{12}$/, "#############", isRomanian],
  ["BG", "EGN", /^\d\d(?:[024][1-9]|[135][0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/, "##########", byStdnum(bulgarianEgn)],
  ["HR", "OIB", /^\d{11}$/, "###########", byStdnum(croatianOib)],
  ["SI", "EMŠO", DDMMYYY, "#############", isYugoslav],
  ["RS", "JMBG", DDMMYYY, "#############", isYugoslav],
  ["BA", "JMBG", DDMMYYY, "#############", isYugoslav],
  ["ME", "JMBG", DDMMYYY, "#############", isYugoslav],
  ["MK", "EMBG", DDMMYYY, "#############", isYugoslav],
  ["GR", "AMKA", /^[0-3]\d[01]\d{8}$/, "###########", byStdnum(greekAmka)],
  ["EE", "Isikukood", /^[1-8]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/, "###########", byStdnum(estonianIk)],
  ["LT", "Asmens kodas", /^[1-9]\d{10}$/, "###########", byStdnum(lithuanianAsmens)],
  ["LV", "Personas kods", /^\d{11}$/, "######-#####", isLatvian],
  ["MT", "Identity card number", /^\d{7}[MGAPLHBZ]$/, "########"],
  ["UA", "Taxpayer number", /^\d{10}$/, "##########", byStdnum(ukrainianRntrc)],
  [
    "RU",
    "SNILS or INN",
    /^(?!0+$)\d{11,12}$/,
    "############|###-###-### ##",
    (code) => (code.length === 12 ? isRussianInn(code) : isRussianSnils(code)),
  ],
  ["TR", "T.C. kimlik", /^[1-9]\d{10}$/, "###########", byStdnum(turkishKimlik)],
];
