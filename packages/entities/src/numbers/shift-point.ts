/** A canonical decimal number times ten to the `places`, on text, so that 0.29 % becomes 0.0029 and not 0.0028999…. */
export function shiftPoint(canonical: string, places: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(canonical);
  if (match === null) return canonical;
  const [, sign = "", whole = "", fraction = ""] = match;
  const point = whole.length + places;
  const digits = `${"0".repeat(Math.max(0, 1 - point))}${whole}${fraction}`.padEnd(point, "0");
  const start = Math.max(1, point);
  const shiftedWhole = digits.slice(0, start).replace(/^0+(?=\d)/, "");
  const shiftedFraction = digits.slice(start);
  return `${sign}${shiftedWhole}${shiftedFraction === "" ? "" : `.${shiftedFraction}`}`;
}
