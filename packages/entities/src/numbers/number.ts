/**
 * A number with or without decimals, no unit.
 * Sources: CLDR number formats (decimal and grouping signs by locale); ISO 80000-1 §7.3.
 */

import { isPlainNumber, readNumber } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { invalid } from "../outcome.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals, tellDecimal } from "./decimal-sign.ts";
import { readInColumn, settleNumber } from "./settle-number.ts";
import { suggestDigits } from "./suggest-digits.ts";

export const number = defineEntity<DecimalEvidence>({
  id: "number",
  title: "Number",
  group: "number",
  prefilter: { any: ["any-digit"], notFirst: ["small", "capital"] },
  type: "number",
  maxLength: 60,
  headers: [
    /\b(number|value|score|mean|avg|average|median|ratio|rate|measure|reading|temperature|height|width|length|depth)\b/i,
    /\b(wert|mittelwert|durchschnitt|valeur|moyenne|valor|media|promedio|média|valore|waarde|gemiddelde)\b/i,
  ],
  recognise: (text) => {
    const reading = readNumber(text);
    if (reading.kind === "none") return 0;
    if (/^[+-]?0\d/.test(text)) return 0.1;
    return /e/i.test(text) ? 0.6 : /[.,]/.test(text) ? 0.95 : 0.75;
  },
  learn: (values, hints) => learnDecimals(values, hints),
  describe: describeDecimals,
  settings: decideDecimals,
  tells: tellDecimal,
  clean: (text, evidence) => {
    const reading = readInColumn(text, evidence);
    if (reading.kind === "none") return invalid("Not a number.", suggestDigits(text));
    return settleNumber(text, reading, evidence);
  },
  isPlain: isPlainNumber,
});
