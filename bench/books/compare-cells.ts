/** Compares the cells of a sheet, each as often as it occurs, and sorts the differences by kind. */

export const KINDS = ["text", "number", "date or time", "percent", "error or truth value"] as const;
export type Kind = (typeof KINDS)[number];

export interface Difference {
  readonly kind: Kind;
  readonly text: string;
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const DATE = /^\d{4}-\d\d-\d\d|^-?\d+:\d\d/;
const OTHER = /^(?:#|TRUE$|FALSE$)/;
/** Programs write the last digits of binary fractions differently. */
const DIGITS = 12;

/** Returns the cells of a peer that Limpid lacks. Another form of the same value is none of them. */
export function findMissing(theirs: readonly string[], ours: readonly string[]): Difference[] {
  const left = new Map<string, number>();
  for (const text of ours) for (const form of formsOf(text)) left.set(form, (left.get(form) ?? 0) + 1);
  const missing: Difference[] = [];
  for (const text of theirs) {
    const form = formsOf(text).find((each) => (left.get(each) ?? 0) > 0);
    if (form === undefined) missing.push({ kind: kindOf(text), text });
    else left.set(form, (left.get(form) ?? 0) - 1);
  }
  return missing;
}

function formsOf(text: string): readonly string[] {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.endsWith("%") && NUMBER.test(plain.slice(0, -1))) return [plain, rounded(Number(plain.slice(0, -1)) / 100)];
  if (NUMBER.test(plain)) return [rounded(Number(plain))];
  // A day may be written with its midnight, and a fraction of a second with zeros.
  if (!DATE.test(plain)) return [plain];
  const short = plain.replace(/T00:00:00$/, "").replace(/(\.\d*?)0+$/, "$1");
  return short === plain ? [plain] : [plain, short];
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(DIGITS)));
}

function kindOf(text: string): Kind {
  if (OTHER.test(text)) return "error or truth value";
  if (DATE.test(text)) return "date or time";
  if (text.endsWith("%")) return "percent";
  return NUMBER.test(text) ? "number" : "text";
}
