/** Examples of each class, from the table `data/class-examples.tsv`. */
import { CLASS_EXAMPLES } from "../data/generated/class-examples.ts";

export interface EntityExamples {
  /** Text and its cleaned form, as the class cleans it in a column of its own kind. */
  readonly clean: readonly (readonly [text: string, output: string])[];
  /** Text that is refused, and a word on why. */
  readonly invalid: readonly (readonly [text: string, why: string])[];
  /** Text that must not be taken for this class. */
  readonly other: readonly string[];
}

export function classExamples(id: string): EntityExamples {
  const rows = CLASS_EXAMPLES.filter(([of]) => of === id);
  const pairs = (wanted: string) =>
    rows.flatMap(([, kind, text, result]) => (kind === wanted ? [[withLines(text), withLines(result)] as const] : []));
  return { clean: pairs("clean"), invalid: pairs("invalid"), other: pairs("other").map(([text]) => text) };
}

/** A table has one line a row. */
function withLines(cell: string): string {
  return cell.replaceAll("␊", "\n");
}
