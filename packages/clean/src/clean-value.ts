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
import { isBlank, type MissingSuspicion, type MissingSuspicions, SUSPICIOUS } from "./missing/find-missing.ts";
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
  withData,
} from "./verdict.ts";

/** Probability of missing data where a class says so, as of 00/00/0000. */
const SAID_BY_CLASS = 0.99;

/** All that is known of a column before its cells are cleaned. */
export interface ColumnContext {
  readonly entity: Entity;
  readonly treatment: TextTreatment;
  readonly cleaner: ColumnCleaner;
  readonly missing: MissingSuspicions;
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
    if (isBlank(normal.text)) return missingVerdict(raw);
    const suspicion = column.missing.get(normal.text);
    if (suspicion !== undefined && suspicion.probability >= SURE) return missingVerdict(raw, suspicion);
    const verdict = decide(raw, normal, column.cleaner.clean(normal.text), column);
    if (!verdict.hasData) return verdict;
    if (suspicion !== undefined && suspicion.probability >= SUSPICIOUS) return doubt(verdict, suspicion, column);
    const slip = column.slips.get(normal.text);
    const mended = slip === undefined ? verdict : mendSlip(verdict, slip, column);
    return suspicion === undefined ? mended : withData(mended, suspicion);
  } catch (error) {
    return errorVerdict(raw, `Could not be cleaned: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Texts that are taken exactly as they are stay clean; the doubt is only said. */
function doubt(verdict: Verdict, suspicion: MissingSuspicion, { entity }: ColumnContext): Verdict {
  const { probability } = suspicion;
  if (entity.care === "exact") return { ...verdict, missing: { prediction: "MISSING", probability } };
  return suspectedMissing(verdict, suspicion);
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
      return missingVerdict(raw, { probability: SAID_BY_CLASS, reason: outcome.reason, rule: "missing.token" });
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
