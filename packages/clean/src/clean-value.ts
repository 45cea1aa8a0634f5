/** One value of a column: repair its text, see whether it is missing, let its class clean it, decide. */
import {
  type Cleaned,
  type ColumnCleaner,
  type Entity,
  type NormalText,
  normaliseText,
  type Outcome,
  type TextTreatment,
} from "@limpid/entities";
import type { Rule, Verdict } from "@limpid/table";
import { findMissing, type MissingContext } from "./missing/find-missing.ts";
import type { Slip, Slips } from "./repair/find-slips.ts";
import { knowsText } from "./repair/knows-text.ts";
import {
  cleanVerdict,
  errorVerdict,
  flaggedVerdict,
  invalidVerdict,
  missingVerdict,
  repairedVerdict,
  SURE,
  suspectedMissing,
} from "./verdict.ts";

/** All that is known of a column before its cells are cleaned. */
export interface ColumnContext {
  readonly entity: Entity;
  readonly treatment: TextTreatment;
  readonly cleaner: ColumnCleaner;
  readonly missing: MissingContext;
  readonly sentinels: ReadonlyMap<string, number>;
  readonly slips: Slips;
  /** What was not looked at, in plain sentences. */
  readonly limits: readonly string[];
}

/** A value of the column that the class does not know. */
const USUAL = { kind: "ok", why: "", rule: "", prob: SURE, components: {} } as const;

/** Never throws: a cell that cannot be cleaned is flagged, and the page goes on. */
export function cleanValue(raw: string, column: ColumnContext): Verdict {
  try {
    const normal = normaliseText(raw, column.treatment);
    const missing = findMissing(normal.text, column.missing);
    if (missing !== undefined) return missingVerdict(raw, missing);
    const verdict = decide(raw, normal, column.cleaner.clean(normal.text), column);
    const sentinel = column.sentinels.get(verdict.output);
    if (sentinel !== undefined) return suspectedMissing(verdict, sentinel);
    const slip = column.slips.get(normal.text);
    return slip === undefined ? verdict : mendSlip(verdict, slip, column);
  } catch (error) {
    return errorVerdict(raw, `Could not be cleaned: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The class has the last word on what is meant. */
function mendSlip(verdict: Verdict, { meant, ...remark }: Slip, { cleaner, entity }: ColumnContext): Verdict {
  const outcome = cleaner.clean(meant);
  if (outcome.kind !== "ok" || (verdict.isClean && knowsText(entity, verdict.output))) return verdict;
  return repairedVerdict(verdict, { ...remark, output: outcome.output });
}

function decide(raw: string, normal: NormalText, outcome: Outcome, { cleaner, entity }: ColumnContext): Verdict {
  const classId = entity.id;
  switch (outcome.kind) {
    case "missing":
      return missingVerdict(raw, outcome.reason);
    case "invalid":
      return cleaner.isUsual(normal.text)
        ? accept(raw, normal, { ...USUAL, output: normal.text }, classId)
        : invalidVerdict(raw, outcome.reason, `${classId}.invalid`, outcome.suggestions);
    case "ambiguous":
      return flaggedVerdict(raw, { prob: 0.5, msg: outcome.reason, rule: `${classId}.ambiguous` }, outcome.readings);
    case "ok":
      return accept(raw, normal, outcome, classId);
  }
}

function accept(raw: string, { repairs }: NormalText, { output, prob, why, rule }: Cleaned, classId: string): Verdict {
  const lastRepair = repairs.at(-1);
  const msg = [...repairs.map((repair) => repair.why), why].filter((sentence) => sentence !== "").join(" ");
  const ruleId: Rule = rule === "" ? (lastRepair?.rule ?? "") : `${classId}.${rule}`;
  if (output === raw) return cleanVerdict(raw, raw, { prob, msg: "", rule: "" });
  if (prob >= SURE) return cleanVerdict(raw, output, { prob, msg, rule: ruleId });
  return flaggedVerdict(raw, { prob: 1 - prob, msg, rule: ruleId }, [{ output, prob }]);
}
