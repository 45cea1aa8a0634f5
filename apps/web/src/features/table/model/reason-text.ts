/** Writes the evidence for a class in one line. */
import type { ColumnReply } from "@limpid/contract";

type Reason = NonNullable<ColumnReply["reasons"]>[number];

export function reasonText(reason: Reason | undefined): string {
  if (reason === undefined) return "";
  const { matched, seen, named } = reason;
  const values = seen === 1 ? "value" : "values";
  const known = matched > 0 ? `Fits ${matched.toLocaleString("en")} of ${seen.toLocaleString("en")} ${values}` : "";
  if (known === "") return named ? "The title says so" : "";
  return named ? `${known}, and the title says so` : known;
}
