/**
 * A number with a unit of any quantity: pressures, powers, voltages, concentrations and all that has no class of its own.
 * Sources: UCUM 2.1; the SI brochure, 9th edition, §5.4 (number, space, unit).
 */
import { defineMeasure } from "./define-measure.ts";

export const measurement = defineMeasure({
  id: "measurement",
  title: "Measurement",
  headers: [
    /\b(measurements?|measure|measured|reading|power|pressure|voltage|current|frequency|resistance|density|concentration|dose|dosage|strength|capacity|torque)\b/i,
    /\b(messwert|messung|leistung|druck|spannung|strom|frequenz|dichte|dosis|mesure|puissance|pression|tension|fréquence|densité|dose|medida|potencia|presión|tensión|frecuencia|densidad|potência|pressão|tensão|frequência|densidade|misura|potenza|pressione|tensione|frequenza|densità|meting|vermogen|druk|spanning|frequentie|dichtheid)\b/i,
  ],
  describe: (_, { quantity }) => ({ quantity }),
  certainty: 0.7,
  examples: {
    clean: [
      ["5 V", "5 V"],
      ["230V", "230 V"],
      ["1.5kW", "1.5 kW"],
      ["1013 hPa", "1013 hPa"],
      ["80 mmHg", "80 mmHg"],
      ["5,5 kg", "5.5 kg"],
      ["16 megapixels", "16 MP"],
      ["2.4 GHz", "2.4 GHz"],
      ["90 min.", "90 min"],
    ],
    invalid: [
      ["strong", "a word"],
      ["12 blorps", "no such unit"],
      ["5", "no unit"],
      ["kg", "no number"],
    ],
    other: ["12.5", "Main St 5", "12/03/2024", "SEPT2", "5 apples", "192.168.0.1"],
  },
});
