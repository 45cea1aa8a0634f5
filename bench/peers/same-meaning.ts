/** Whether a cell that a reader gave back still means what stood there: the measure of damage, the same for all. */

const NUMBER = /^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?(?:\+00:00|Z)?)?$/;
const YES_NO: Readonly<Record<string, string>> = { true: "true", false: "false" };

/** Numbers by their value, where no zero in front was lost; days with and without midnight; true and false in any case. */
export function isSameMeaning(got: string, truth: string): boolean {
  const [one, other] = [got.trim(), truth.trim()];
  if (one === other) return true;
  const [day, otherDay] = [DATE.exec(one)?.[1], DATE.exec(other)?.[1]];
  if (day !== undefined) return day === otherDay;
  if (NUMBER.test(one) && NUMBER.test(other))
    return !hasLeadingZero(other) && Number(one) === Number(other) && isPrecise(one, other);
  return YES_NO[one.toLowerCase()] !== undefined && one.toLowerCase() === other.toLowerCase();
}

function hasLeadingZero(text: string): boolean {
  return /^[-+]?0\d/.test(text);
}

/** Long numbers differ by digits that a float does not have. */
function isPrecise(one: string, other: string): boolean {
  const digits = (text: string): string =>
    text
      .replace(/[eE].*$/, "")
      .replace(/\.0+$/, "")
      .replace(/\D/g, "");
  return Math.max(digits(one).length, digits(other).length) <= 15 || digits(one) === digits(other);
}
