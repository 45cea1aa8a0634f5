/** Converts numbers of a sheet to text with every intended digit and no noise of binary fractions. */

/** A number very close to a 12-digit decimal was that decimal: 0.1 + 0.2 is stored as 0.30000000000000004. */
const MEANT_DIGITS = 12;
/** Whole doubles are exact, but from here on JavaScript writes them with an exponent. */
const MAX_PLAIN = 1e21;

export function numberText(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < MAX_PLAIN ? String(BigInt(value)) : String(value);
  const rounded = Number(value.toPrecision(15));
  return countDigits(rounded) <= MEANT_DIGITS ? String(rounded) : String(value);
}

export function percentText(value: number): string {
  return `${numberText(Number((value * 100).toPrecision(15)))}%`;
}

function countDigits(value: number): number {
  return value.toExponential().replace(/e.*$/, "").replace(/\D/g, "").length;
}
