/**
 * A length, height, width or distance with its unit; feet and inches in one value are read too.
 * Sources: UCUM 2.1 (length); NIST SP 811 appendix B.8 (international foot, inch and mile).
 */
import { defineMeasure } from "./define-measure.ts";
import { findUnit } from "./find-unit.ts";
import type { ReadMeasure } from "./read-measure.ts";

export const length = defineMeasure({
  id: "length",
  title: "Length",
  headers: [
    /\b(length|height|width|depth|distance|diameter|radius|altitude|elevation|thickness|wingspan|size|km|cm|mm|feet|inches|miles)\b/i,
    /\b(länge|laenge|höhe|hoehe|breite|tiefe|entfernung|distanz|durchmesser|grösse|größe|longueur|hauteur|largeur|profondeur|diamètre|taille|longitud|altura|anchura|ancho|profundidad|distancia|diámetro|comprimento|largura|profundidade|distância|lunghezza|altezza|larghezza|profondità|distanza|diametro|lengte|hoogte|breedte|diepte|afstand)\b/i,
  ],
  quantities: ["length"],
  base: { component: "m", symbol: "m" },
  readCompound: readFeet,
});

const FEET = /^(\d{1,4}) ?(?:'|′|’|ft\.?|feet|foot|-)[ ,]?(\d{1,2}(?:\.\d{1,3})?) ?(?:"|″|”|''|in\.?|inch|inches)?$/i;
const MARKED = /['′’"″”ft]/i;
const INCHES_A_FOOT = 12;

const METRES = /^(\d) ?m ?(\d{2})$/;

/** 5'11" as 71 in, 1m80 as 1.80 m. */
function readFeet(text: string): ReadMeasure | undefined {
  const metres = METRES.exec(text);
  const metre = metres === null ? undefined : findUnit("m", ["length"]);
  if (metres !== null && metre !== undefined) return { amount: `${metres[1]}.${metres[2]}`, unit: metre };
  const match = FEET.exec(text);
  const unit = findUnit("in", ["length"]);
  if (match === null || unit === undefined || !MARKED.test(text)) return undefined;
  const [, feet = "", inches = ""] = match;
  if (Number(inches) >= INCHES_A_FOOT) return undefined;
  return { amount: String(Number(feet) * INCHES_A_FOOT + Number(inches)), unit, compound: `${feet}'${inches}"` };
}
