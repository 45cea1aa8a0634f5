/**
 * The name of a unit alone, as in a column beside a column of numbers. The column keeps its form: symbols, names, or the
 * codes that trade uses.
 * Sources: UCUM 2.1; UNECE recommendation 20 (codes for units of measure).
 */

import { endsWithDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { findUnit } from "./find-unit.ts";
import { findCountUnit, symbolOfUnitCode } from "./unit-codes.ts";

type Form = "code" | "symbol" | "name";

interface NamedUnit {
  readonly symbol: string;
  readonly quantity: string;
  readonly form: Form;
}

const MAX_NAME_LENGTH = 24;
const FORM_NAME: Readonly<Record<Form, string>> = { code: "trade codes", symbol: "symbols", name: "names" };

export const unit = defineEntity<{ readonly form: Form | undefined }>({
  id: "unit",
  title: "Unit",
  group: "measure",
  prefilter: { maxLength: 24 },
  type: "text",
  maxLength: 40,
  headers: [
    /\b(units?|uom|unit of measure|measurement unit)\b/i,
    /\b(einheit|mengeneinheit|maßeinheit|masseinheit|unité|unidad|unidade|unità|unità di misura|eenheid|me)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_NAME_LENGTH || (endsWithDigit(text) && !/^[a-z]{1,4}\^?[23]$/i.test(text))) return 0;
    const named = nameUnit(text);
    if (named === undefined) return 0;
    return named.form === "code" ? 0.6 : text.length === 1 ? 0.3 : 0.9;
  },
  learn: (values) => ({ form: findMajority(values, (text) => nameUnit(text)?.form) }),
  describe: ({ form }) => (form === undefined ? [] : [`Units are written as ${FORM_NAME[form]}.`]),
  clean: cleanUnit,
});

function nameUnit(text: string): NamedUnit | undefined {
  const known = findUnit(text);
  const ofCode = known?.symbol === text ? undefined : symbolOfUnitCode(text);
  if (ofCode !== undefined) return { symbol: ofCode, quantity: findUnit(ofCode)?.quantity ?? "count", form: "code" };
  if (known !== undefined) {
    const isSymbol = text === known.symbol || text.length < 4;
    return { symbol: known.symbol, quantity: known.quantity, form: isSymbol ? "symbol" : "name" };
  }
  const counted = findCountUnit(text);
  return counted === undefined ? undefined : { symbol: counted, quantity: "count", form: "name" };
}

function cleanUnit(text: string, { form }: { readonly form: Form | undefined }): Outcome {
  const named = nameUnit(text);
  if (named === undefined) return invalid("Not a known unit.");
  const components = { quantity: named.quantity, symbol: named.symbol };
  if (form !== undefined && form !== "symbol" && form === named.form) return confirmed(text, components);
  if (named.form === "name" && named.quantity === "count" && text === named.symbol) return confirmed(text, components);
  return rewritten(text, named.symbol, { why: `Written as its symbol: ${named.symbol}.`, rule: "symbol", components });
}
