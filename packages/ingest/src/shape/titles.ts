/** Gives every column a unique title. */
import { inDigits } from "./limits.ts";
import type { WarningList } from "./warning-list.ts";

/** Names longer than this are cut in a warning. */
const SHOWN = 80;

export function nameColumns(names: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const given = (names[index] ?? "").trim();
    const title = uniqueTitle(given === "" ? `column_${index + 1}` : given, taken, numbers);
    taken.add(title);
    return title;
  });
}

/** `numbers` are the last ones in use: thousands of columns may have the same name. */
function uniqueTitle(title: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(title)) return title;
  for (let number = (numbers.get(title) ?? 1) + 1; ; number++) {
    const numbered = `${title}_${number}`;
    if (taken.has(numbered)) continue;
    numbers.set(title, number);
    return numbered;
  }
}

/** Names that come again get a number, which is not in the file. */
export function warnOfRepeatedNames(warnings: WarningList, names: readonly string[]): void {
  const seen = new Set<string>();
  const again: number[] = [];
  for (const [index, name] of names.map((each) => each.trim()).entries()) {
    if (name !== "" && seen.has(name)) again.push(index);
    seen.add(name);
  }
  const [first] = again;
  if (first === undefined) return;
  const what =
    again.length === 1
      ? "1 name occurs again and was numbered,"
      : `${inDigits(again.length)} names occur again and were numbered, the first`;
  const name = (names[first] ?? "").trim().slice(0, SHOWN);
  warnings.add("", null, () => `${what} in column ${inDigits(first + 1)}: ${name}`);
}
