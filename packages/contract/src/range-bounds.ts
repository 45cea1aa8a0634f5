/** The ends of a range of numbers or days, as texts. */

const BOUNDS = {
  number: /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,
  day: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/,
};

export function isRangeBound(text: string, order: keyof typeof BOUNDS): boolean {
  return BOUNDS[order].test(text) && (order === "number" || isDay(text));
}

/** The last day of this month, of those that a month may have. */
function isDay(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
