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
  examples: {
    clean: [
      ["120 m2", "120 m²"],
      ["120m²", "120 m²"],
      ["85 qm", "85 m²"],
      ["1,200 sq ft", "1200 ft²"],
      ["2 acres", "2 ac"],
      ["3,5 Hektar", "3.5 ha"],
      ["12 km²", "12 km²"],
      ["1 200,5 m2", "1200.5 m²"],
    ],
    invalid: [
      ["large", "a word"],
      ["120 m", "a length"],
      ["m2", "no number"],
      ["12 m4", "no area"],
    ],
    other: ["12.5", "120 m", "5 kg", "Area 51", "M25"],
  },
});
