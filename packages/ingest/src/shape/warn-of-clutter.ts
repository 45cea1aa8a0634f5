/** Warns about lines that are not part of the table where these might have been rows. */
import type { ClutterLine, IngestWarning } from "../reader.ts";
import type { Layout } from "./layout.ts";
import { inDigits } from "./limits.ts";
import { isHeaderDoubtful } from "./reading-doubts.ts";
import type { WarningList } from "./warning-list.ts";

/** Comments and Excel's hint are no rows, however many there are. */
const MARKED = /^\s*(?:#|\/\/|--|%|\/\*|"?sep=)/;
const TEXT = /[^\s,;|"']/;
const SHOWN = 100;
const MAX_PATHS = 8;

/** Whether the line has nothing but delimiters: an empty row. */
export function isEmptyRow({ text }: ClutterLine): boolean {
  return !TEXT.test(text);
}

/** The balance at the end of a read: more was left out than was read. */
export function warnOfClutter(warnings: WarningList, clutter: readonly ClutterLine[], rowCount: number): void {
  const lines = clutter.filter((line) => !isEmptyRow(line) && !MARKED.test(line.text));
  if (lines.length <= rowCount) return;
  warnings.add(
    "",
    null,
    () => `More lines were skipped (${inDigits(lines.length)}) than rows were read (${inDigits(rowCount)})`,
  );
}

/** Lines below a table are mostly notes, but a person may miss one that was a row. */
export function warnOfFooter(warnings: WarningList, footer: readonly ClutterLine[]): void {
  const filled = footer.filter((line) => !isEmptyRow(line));
  const [first] = filled;
  if (first === undefined) return;
  const { line, text } = first;
  const lines =
    filled.length === 1
      ? `Line ${inDigits(line)} below the table was not read as a row`
      : `${inDigits(filled.length)} lines below the table were not read as rows, from line ${inDigits(line)}`;
  warnings.add("", null, () => `${lines}: ${cut(text.trim().replace(/\s+/g, " "))}`);
}

/** `notes` are rows directly below the names. */
export function warnOfNotes(warnings: WarningList, notes: readonly ClutterLine[]): void {
  for (const { line, text } of notes) {
    warnings.add("", null, () => `Line ${line} describes the columns and is no row: ${cut(text)}`);
  }
}

function cut(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

export function warnOfDoubt(warnings: WarningList, layout: Layout): void {
  if (!isHeaderDoubtful(layout)) return;
  const taken = layout.headerRows > 0 ? "names" : "values";
  warnings.add("", null, () => `Whether the first row is the header is not certain: it was read as ${taken}`);
}

/** `paths` lead to what a document has beside its records. */
export function warnOfOutside(paths: readonly string[]): readonly IngestWarning[] {
  if (paths.length === 0) return [];
  const more = paths.length > MAX_PATHS ? ` and ${inDigits(paths.length - MAX_PATHS)} more` : "";
  return [{ message: `Omitted outside of the records: ${paths.slice(0, MAX_PATHS).join(", ")}${more}`, row: null }];
}
