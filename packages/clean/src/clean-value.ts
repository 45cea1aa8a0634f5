/** One value of a column: repair its text, see whether it is missing, let its class clean it, decide. */
import {
  type Cleaned,
  type ColumnCleaner,
  type Entity,
  type NormalText,
  normaliseText,
  type Outcome,
} from "@limpid/entities";
import type { Rule, Verdict } from "@limpid/table";
import { allowMending } from "./confidence.ts";
import { knowsText } from "./detect/knows-text.ts";
import type { Typo } from "./detect/typos.ts";
import { writeInForm } from "./forms/column-form.ts";
import { isConversion } from "./forms/is-conversion.ts";
import { isBlank, type MissingSuspicion, SUSPICIOUS } from "./missing/find-missing.ts";
import { isOwnValue } from "./own-values.ts";
import type { StudiedColumn } from "./studied-table.ts";
import {
  cleanVerdict,
  errorVerdict,
  flaggedVerdict,
  invalidVerdict,
  missingVerdict,
  openVerdict,
  repairedVerdict,
  SURE,
  suspectedMissing,
  withData,
} from "./verdict.ts";

/** Probability of missing data where a class says so, as of 00/00/0000. */
const SAID_BY_CLASS = 0.99;

/** All that is known of a column before its cells are cleaned, and the class that cleans them. */
export interface ColumnContext
  extends Pick<StudiedColumn, "treatment" | "missing" | "typos" | "form" | "isClassDoubtful" | "repeated"> {
  readonly entity: Entity;
  readonly cleaner: ColumnCleaner;
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
    const typo = column.typos.get(normal.text);
    const mended = typo === undefined ? verdict : mendTypo(verdict, typo, column);
    return suspicion === undefined ? mended : withData(mended, suspicion);
  } catch (error) {
    return errorVerdict(raw, `Could not be cleaned: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Texts that are taken exactly as they are stay clean; the doubt is only said. */
function doubt(verdict: Verdict, suspicion: MissingSuspicion, { entity, repeated }: ColumnContext): Verdict {
  const { probability } = suspicion;
  if (entity.care === "exact" || repeated.has(verdict.output))
    return { ...verdict, missing: { prediction: "MISSING", probability } };
  return suspectedMissing(verdict, suspicion);
}

/** The class has the last word on what is meant. */
function mendTypo(verdict: Verdict, { meant, ...remark }: Typo, { cleaner, entity }: ColumnContext): Verdict {
  const outcome = cleaner.clean(meant);
  const isKnown = remark.rule === "typo.near" && verdict.isClean && knowsText(entity, verdict.output);
  if (outcome.kind === "invalid" || outcome.kind === "missing" || isKnown) return verdict;
  const allowed = allowMending({ ...remark, output: meant }, entity);
  return allowed === undefined ? verdict : repairedVerdict(verdict, allowed);
}

function decide(raw: string, normal: NormalText, outcome: Outcome, column: ColumnContext): Verdict {
  const { cleaner, entity } = column;
  switch (outcome.kind) {
    case "missing":
      return missingVerdict(raw, { probability: SAID_BY_CLASS, reason: outcome.reason, rule: "missing.token" });
    case "invalid":
      return column.isClassDoubtful || cleaner.isUsual(normal.text) || isOwnValue(normal.text, column.repeated)
        ? accept(raw, normal, { ...USUAL, output: normal.text }, column)
        : invalidVerdict(raw, outcome.reason, `${entity.id}.invalid`, outcome.suggestions);
    case "ambiguous":
      return cleaner.decisions.some(({ inForce }) => inForce === null)
        ? openVerdict(raw, { prob: 0.5, msg: outcome.reason, rule: `${entity.id}.ambiguous` }, outcome.readings)
        : flaggedVerdict(raw, { prob: 0.5, msg: outcome.reason, rule: `${entity.id}.ambiguous` }, outcome.readings);
    case "ok":
      return accept(raw, normal, outcome, column);
  }
}

/** Rules of classes that say that another value is meant: they are offered, never applied. */
const MEANING = new Set<string>(["misspelt", "unmasked"]);
/** Rules of classes that write a value in other words: nothing is wrong with those that stand there. */
const OTHER_WORDS = new Set<string>(["first-name-first", "one-name", "proper-case", "unit-added", "two-units"]);

function accept(raw: string, normal: NormalText, cleaned: Cleaned, column: ColumnContext): Verdict {
  const { cleaner, entity } = column;
  const { output, prob, why, rule } = cleaned;
  const ruleId: Rule = rule === "" ? "" : `${entity.id}.${rule}`;
  if (output === normal.text)
    return writeAs(raw, normal, { output: writeInForm(output, output, column), prob, column });
  if (prob < SURE) return flaggedVerdict(raw, { prob: 1 - prob, msg: why, rule: ruleId }, [{ output, prob }]);
  if (writesClassForm(cleaner) || rule === "chosen-spelling" || entity.followsColumn)
    return written(raw, normal, { output, prob, why, rule: ruleId });
  if (isConversion(cleaner.type, normal.text, output)) return written(raw, normal, { output, prob, why, rule: ruleId });
  if (MEANING.has(rule)) return flaggedVerdict(raw, { prob: 0.5, msg: why, rule: ruleId }, [{ output, prob: 0.5 }]);
  const own = OTHER_WORDS.has(rule) ? normal.text : writeInForm(normal.text, output, column);
  return writeAs(raw, normal, { output: own, prob, column });
}

/** The column's values are written in the form of its class where a person has chosen one, but for spellings of words. */
function writesClassForm({ decisions }: ColumnCleaner): boolean {
  return decisions.some(({ id, isChosen }) => isChosen && !id.startsWith("spelling:"));
}

interface OwnForm {
  readonly output: string;
  readonly prob: number;
  readonly column: ColumnContext;
}

/** In the column's own form, which most values have already. */
function writeAs(raw: string, normal: NormalText, { output, prob, column }: OwnForm): Verdict {
  if (output === normal.text) return written(raw, normal, { output, prob, why: "", rule: "" });
  const why = `Written as the rest of the column: ${output}.`;
  return written(raw, normal, { output, prob, why, rule: `${column.entity.id}.one-form` });
}

interface Writing {
  readonly output: string;
  readonly prob: number;
  readonly why: string;
  readonly rule: Rule;
}

function written(raw: string, { repairs }: NormalText, { output, prob, why, rule }: Writing): Verdict {
  if (output === raw) return cleanVerdict(raw, raw, { prob, msg: "", rule: "" });
  const msg = [...repairs.map((repair) => repair.why), why].filter((sentence) => sentence !== "").join(" ");
  return cleanVerdict(raw, output, { prob, msg, rule: rule === "" ? (repairs.at(-1)?.rule ?? "") : rule });
}
