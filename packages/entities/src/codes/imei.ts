/**
 * IMEI of a mobile device: 15 digits, or 16 with the number of its software in place of the check digit.
 * Sources: 3GPP TS 23.003 §6.2; GSMA TS.06 (IMEI allocation).
 */

import { headerWords } from "../columns/header-words.ts";
import { passesLuhn } from "./check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";

const SOFTWARE_VERSION_LENGTH = 16;

export const imei = defineCheckedCode({
  id: "imei",
  title: "Device number (IMEI)",
  group: "code",
  headers: [
    headerWords("imei(?:sv)?(?:[ _-]?[12])?|imei (?:number|nummer)|device (?:serial )?number|numéro imei|número imei"),
    headerWords("gerätenummer|numéro d'appareil|número de dispositivo|codice imei|imei-nummer|toestelnummer"),
  ],
  labels: ["IMEISV", "IMEI"],
  minLength: 15,
  digits: 15,
  isPersonal: true,
  maxLength: 20,
  shape: /^\d{15,16}$/,
  shapeReason: "An IMEI has 15 digits.",
  findFault: (bare) => {
    if (/^0+$/.test(bare)) return "Zeros only.";
    return bare.length === SOFTWARE_VERSION_LENGTH || passesLuhn(bare) ? undefined : WRONG_CHECK_DIGIT;
  },
  components: (bare) => ({ tac: bare.slice(0, 8) }),
  sure: 0.7,
});
