/** Verdicts for tables that tests make up. */
import { type CleanTable, FINE_VERDICT, plainGuess, type Verdict } from "@limpid/table";

/** The verdict on a right cell, apart from its findings. */
export const verdictOn = (raw: string, changes: Partial<Verdict> = {}): Verdict =>
  ({ ...FINE_VERDICT, raw, output: raw, ...changes }) as Verdict;

/** Towns, some of which cleaning says something of. */
export const TOWN_VERDICTS: readonly Verdict[] = [
  verdictOn("Bern"),
  verdictOn("Chur", { prob: 0.97 }),
  verdictOn("", { kind: "missing", output: null }),
  verdictOn("Brn", { kind: "repaired", output: "Bern", rule: "typo.near" }),
  verdictOn("x9", { kind: "invalid", rule: "city", prob: 0.1 }),
  verdictOn("Olten ", { kind: "proposed", rule: "city", alternatives: [{ output: "Olten", prob: 0.6 }] }),
];

/** A column of text with verdicts, each by its code. */
export function textColumn(
  title: string,
  verdicts: readonly Verdict[],
  codes: Uint32Array,
): CleanTable["columns"][number] {
  return {
    title,
    entity: plainGuess("text", "Text"),
    type: "text",
    classType: "text",
    evidence: [],
    decisions: [],
    questions: [],
    judgement: "judged",
    verdicts,
    codes,
  };
}
