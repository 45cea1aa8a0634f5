/**
 * A temperature with its scale. Below absolute zero there is none. A bare degree sign leaves the scale open.
 * Sources: UCUM 2.1 (Cel, [degF], K); NIST SP 811 appendix B.8 (temperature conversion).
 */
import type { Cleaned } from "../outcome.ts";
import { convertValue } from "./convert-value.ts";
import { defineMeasure } from "./define-measure.ts";
import { findUnit, type Unit } from "./find-unit.ts";

export const temperature = defineMeasure({
  id: "temperature",
  title: "Temperature",
  headers: [
    /\b(temp|temps|temperature|celsius|fahrenheit|degrees?|high ?temp|low ?temp|boiling|melting)\b/i,
    /\b(temperatur|grad|siedepunkt|schmelzpunkt|température|degrés|temperatura|grados|graus|gradi|temperatuur|graden)\b/i,
  ],
  quantities: ["temperature"],
  describe: describeCelsius,
  refuse: (value, unit) =>
    unit.symbol !== "°" && Number(kelvinOf(value, unit)) < 0 ? "Below absolute zero." : undefined,
});

function kelvinOf(value: string, unit: Unit): string | undefined {
  return inUnit(value, unit, "K");
}

function describeCelsius(value: string, unit: Unit): Cleaned["components"] {
  const celsius = unit.symbol === "°" ? undefined : inUnit(value, unit, "°C");
  return celsius === undefined ? {} : { celsius };
}

function inUnit(value: string, unit: Unit, symbol: string): string | undefined {
  const target = findUnit(symbol, ["temperature"]);
  return target === undefined ? undefined : convertValue(value, unit, target)?.text;
}
