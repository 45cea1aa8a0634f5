/**
 * An area with its unit.
 * Sources: UCUM 2.1 (area); NIST SP 811 appendix B.8 (acre, square foot).
 */
import { defineMeasure } from "./define-measure.ts";

export const area = defineMeasure({
  id: "area",
  title: "Area",
  headers: [
    /\b(area|surface|floor ?area|living ?area|land ?area|acreage|acres|hectares|sq ?ft|sqft|sqm|m2|km2)\b/i,
    /\b(fläche|flaeche|wohnfläche|grundstück|superficie|surface|área|superfície|oppervlakte)\b/i,
  ],
  quantities: ["area"],
  base: { component: "m2", symbol: "m²" },
});
