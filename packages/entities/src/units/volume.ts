/**
 * A volume or capacity with its unit. An ounce is a fluid ounce here, and is written as short as it was.
 * Sources: UCUM 2.1 (volume); NIST SP 811 appendix B.8 (US gallon, fluid ounce).
 */
import { defineMeasure } from "./define-measure.ts";

export const volume = defineMeasure({
  id: "volume",
  title: "Volume",
  headers: [
    /\b(volume|capacity|content|bottle ?size|liters?|litres?|ml|gallons?|fluid)\b/i,
    /\b(volumen|inhalt|füllmenge|fassungsvermögen|contenance|capacité|capacidad|contenido|capacidade|conteúdo|capacità|contenuto|inhoud)\b/i,
  ],
  quantities: ["volume"],
  base: { component: "l", symbol: "l" },
  examples: {
    clean: [
      ["0.75L", "0.75 l"],
      ["750 mL", "750 ml"],
      ["1,5 Liter", "1.5 l"],
      ["33cl", "33 cl"],
      ["12 oz.", "12 oz"],
      ["8 fluid ounces", "8 fl oz"],
      ["1 gallon", "1 gal"],
      ["½ cup", "0.5 cup"],
      ["2 m3", "2 m³"],
    ],
    invalid: [
      ["full", "a word"],
      ["5 kg", "a mass"],
      ["12 mlx", "no such unit"],
      ["l", "no number"],
    ],
    other: ["12.5", "5 kg", "Vol. 2", "volume 3", "12 Main St"],
  },
});
