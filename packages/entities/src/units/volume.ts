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
});
