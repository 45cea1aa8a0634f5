/**
 * An energy with its unit: food, bills, fuels. Calories with a capital are kilocalories, as on food.
 * Sources: UCUM 2.1 (energy); NIST SP 811 appendix B.8 (thermochemical calorie, BTU).
 */
import { defineMeasure } from "./define-measure.ts";

export const energy = defineMeasure({
  id: "energy",
  title: "Energy",
  headers: [
    /\b(energy|calories|kcal|cal|kwh|kj|joules?|consumption|electricity)\b/i,
    /\b(energie|kalorien|brennwert|verbrauch|énergie|calories|consommation|energía|calorías|consumo|energia|calorias|calorie|verbruik|calorieën)\b/i,
  ],
  quantities: ["energy"],
});
