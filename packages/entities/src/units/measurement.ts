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
});
