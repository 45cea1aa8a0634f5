/** The ends of a range of numbers or days, as texts. */

const BOUNDS = {
  number: /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,
  day: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/,
};

export function isRangeBound(text: string, order: keyof typeof BOUNDS): boolean {
  return BOUNDS[order].test(text);
}
