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
  examples: {
    clean: [
      ["250kcal", "250 kcal"],
      ["250 Calories", "250 kcal"],
      ["1,046 kJ", "1046 kJ"],
      ["3.5 kwh", "3.5 kWh"],
      ["12 MWh", "12 MWh"],
      ["500 joules", "500 J"],
      ["1200 BTU", "1200 BTU"],
      ["1 046,5 kJ", "1046.5 kJ"],
    ],
    invalid: [
      ["low", "a word"],
      ["250 g", "a mass"],
      ["kWh", "no number"],
      ["12 kwhx", "no such unit"],
    ],
    other: ["12.5", "250 g", "energy", "5 kg"],
  },
});
