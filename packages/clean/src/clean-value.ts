/** One value of a column: repair its text, see whether it is missing, let its class clean it, decide. */
import {
  type Cleaned,
  type ColumnCleaner,
  type Entity,
  type NormalText,
  normaliseText,
  type Outcome,
} from "@limpid/entities";
import { type ClassRule, isOpen, isRepair, type Rule, rememberByName, type Verdict } from "@limpid/table";
import { foldText } from "@limpid/text";
import { allowRemark } from "./confidence.ts";
import type { Remark } from "./detector.ts";
import { writeInForm } from "./forms/column-form.ts";
import { isConversion } from "./forms/is-conversion.ts";
import { isBlank, type MissingSuspicion, SUSPICIOUS } from "./missing/find-missing.ts";
import { isOwnValue } from "./own-values.ts";
import { ruleFamily, type Suggestion } from "./rules/rule-family.ts";
import { mayAct } from "./rules/rule-precision.ts";
import type { ColumnSettings, StudiedColumn } from "./studied-table.ts";
import {
  cleanVerdict,
  errorVerdict,
  flaggedVerdict,
  invalidVerdict,
  missingVerdict,
  OFFERED,
  openVerdict,
  remarkedVerdict,
  SURE,
  suspectedMissing,
} from "./verdict.ts";

/** Probability of missing data where a class says so, as of 00/00/0000. */
const SAID_BY_CLASS = 0.99;

/** All that is known of a column before its cells are cleaned, and the class that cleans them. */
export interface ColumnContext
  extends Pick<
    StudiedColumn,
    "guess" | "treatment" | "missing" | "findings" | "form" | "writing" | "isClassDoubtful" | "repeated" | "answers"
  > {
  readonly settings: Pick<ColumnSettings, "repairs">;
  readonly entity: Entity;
  readonly cleaner: ColumnCleaner;
}

/** A value of the column that the class does not know. */
const USUAL = { kind: "ok", why: "", rule: "", prob: SURE, components: {} } as const;

type OutcomeWithData = Exclude<Outcome, { readonly kind: "missing" }>;
type Invalid = Extract<Outcome, { readonly kind: "invalid" }>;

/**
 * Repairs the text, checks whether it means missing data, lets its class and then the other values say what it means.
 * Never throws: a cell that cannot be cleaned is flagged, and the page goes on.
 */
export function cleanValue(raw: string, column: ColumnContext): Verdict {
  try {
    const answer = column.answers.get(raw);
    if (answer !== undefined) return answered(raw, answer);
    const normal = normaliseText(raw, column.treatment);
    if (isBlank(normal.text)) return missingVerdict(raw);
    const suspicion = column.missing.get(normal.text);
    if (suspicion !== undefined && suspicion.probability >= SURE) return takeForMissing(raw, suspicion, column);
    const outcome = column.cleaner.clean(normal.text);
    if (outcome.kind === "missing") return takeForMissing(raw, saidByClass(outcome.reason), column);
    const verdict = decide(raw, normal, outcome, column);
    if (suspicion !== undefined && suspicion.probability >= SUSPICIOUS) return doubt(verdict, suspicion, column);
    const remarks = column.findings.get(normal.text) ?? [];
    const judged = remarks.reduce<Verdict>((so, remark) => addRemark(so, remark, column), verdict);
    return suspicion === undefined ? judged : { ...judged, missing: suspicion.probability };
  } catch (error) {
    return errorVerdict(raw, `Could not be cleaned: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const ANSWER = "column.answer";
const ANSWERED = "Chosen for all such values of the column.";

/** A person's decision about such values. */
function answered(raw: string, output: string): Verdict {
  const reason = { msg: ANSWERED, rule: ANSWER } as const;
  if (output === "") return missingVerdict(raw, { probability: 1, reason: reason.msg, rule: reason.rule });
  return cleanVerdict(raw, output, { ...reason, prob: 1 });
}

/** Whether a person has decided what the cell is. */
export function isAnsweredCell({ rule }: Pick<Verdict, "rule">): boolean {
  return rule === ANSWER;
}

/** A token of words, such as "unspecified" or "refused", is an answer where it stands often; a sign is none. */
const WORD = /\p{L}{4}/u;

/** A token that a person wants to be asked about keeps its text. */
function takeForMissing(raw: string, suspicion: MissingSuspicion, column: ColumnContext): Verdict {
  if (mayUse(raw, { rule: suspicion.rule, output: "" }, column)) return missingVerdict(raw, suspicion);
  const kept = cleanVerdict(raw, raw, { prob: 1, msg: "", rule: "" });
  const isAnswer = WORD.test(raw) && column.repeated.has(raw);
  return isAnswer ? { ...kept, missing: suspicion.probability } : suspectedMissing(kept, suspicion);
}

function saidByClass(reason: string): MissingSuspicion {
  return { probability: SAID_BY_CLASS, reason, rule: "missing.token" };
}

/** Keeps a frequent value clean and only mentions the doubt. */
function doubt(verdict: Verdict, suspicion: MissingSuspicion, { repeated }: ColumnContext): Verdict {
  if (verdict.output !== null && repeated.has(verdict.output)) return { ...verdict, missing: suspicion.probability };
  return suspectedMissing(verdict, suspicion);
}

/** What other values of the column say of this one. */
function addRemark(verdict: Verdict, remark: Remark, column: ColumnContext): Verdict {
  const { entity, settings } = column;
  if (remark.output !== null && !mayMean(remark.output, verdict, remark, column)) return verdict;
  // What a class in doubt refuses is offered at most.
  const isRefused =
    column.isClassDoubtful && remark.output !== null && column.cleaner.clean(remark.output).kind === "invalid";
  const said = isRefused ? { ...remark, prob: Math.min(remark.prob, OFFERED) } : remark;
  const allowed = allowRemark(said, { verdict, entity, setting: settings.repairs, cells: 1 });
  return allowed === undefined ? verdict : remarkedVerdict(verdict, allowed);
}

/** The class has the last word on what is meant, unless it is in doubt itself. */
function mayMean(
  meant: string,
  verdict: Verdict,
  { rule }: Remark,
  { cleaner, entity, writing, isClassDoubtful }: ColumnContext,
): boolean {
  if (verdict.kind === "missing") return false;
  const { kind } = cleaner.clean(meant);
  // Its own value, and not another spelling of the frequent one; a form may have answers in either.
  const isOther = entity.isClosed || foldText(meant) !== foldText(verdict.output);
  const isSlip = rule === "typo.near" || rule === "word.misspelt";
  const isKnown = isSlip && !isOpen(verdict) && isOther && entity.has(verdict.output);
  if ((kind === "invalid" && !isClassDoubtful) || kind === "missing" || isKnown) return false;
  // Other capitals are the column's form, which nobody wants there.
  return writing !== "as_written" || meant.toLowerCase() !== verdict.output.toLowerCase();
}

/** What the class says of the text, as far as the rest of the column lets it. */
function decide(raw: string, normal: NormalText, outcome: OutcomeWithData, column: ColumnContext): Verdict {
  const { cleaner, entity } = column;
  switch (outcome.kind) {
    case "invalid":
      return isHushed(normal.text, outcome, column)
        ? written(raw, normal, formOf(raw, normal, { ...USUAL, output: normal.text }, column), column)
        : invalidVerdict(raw, outcome.reason, `${entity.id}.invalid`, outcome.suggestions);
    case "ambiguous":
      return cleaner.decisions.some(({ inForce }) => inForce === null)
        ? openVerdict(raw, { prob: 0.5, msg: outcome.reason, rule: `${entity.id}.ambiguous` }, outcome.readings)
        : flaggedVerdict(raw, { prob: 0.5, msg: outcome.reason, rule: `${entity.id}.ambiguous` }, outcome.readings);
    case "ok":
      return written(
        raw,
        normal,
        isStandIn(column) ? asItStands(normal, outcome) : formOf(raw, normal, outcome, column),
        column,
      );
  }
}

/** A class that stands in for the column's own knows what is wrong, but not how the column is written. A person may want its form. */
function isStandIn({ guess: { cleanedAs }, writing, cleaner }: ColumnContext): boolean {
  return cleanedAs !== undefined && writing !== "class_form" && !isFormChosen(cleaner);
}

function asItStands({ text }: NormalText, { prob }: Cleaned): Form {
  return { output: text, prob, why: "", rule: "", isOffered: false };
}

/** A near miss is flagged even if the class is in doubt: that the class can tell what is meant speaks for it. */
function isHushed(text: string, outcome: Invalid, column: ColumnContext): boolean {
  const isDoubted = column.isClassDoubtful && outcome.suggestions.length === 0;
  return isDoubted || (!outcome.isImpossible && mayBeRight(text, column));
}

/** Words; shorter ones are codes. */
const WORDS = /^(?=.{4})\p{L}[\p{L}\p{M}\p{Zs}'’.,()-]*$/u;

/** Whether a text that the class refuses may be a value of the column all the same. */
function mayBeRight(text: string, { cleaner, entity, repeated }: ColumnContext): boolean {
  // No list knows the names of all countries in all languages.
  const isUnlistedName = entity.hasOpenList && entity.role === "label" && WORDS.test(text);
  return isUnlistedName || cleaner.isUsual(text) || isOwnValue(text, repeated);
}

/** Rules of classes that write a value in other words: nothing is wrong with those that stand there. */
const OTHER_WORDS = new Set<string>(["first-name-first", "one-name", "proper-case", "unit-added", "two-units"]);

/** Rules of classes that read a value which nobody would leave as it stands: a day number among dates. */
const OFFERED_FORMS = new Set<string>(["serial"]);

interface Form {
  readonly output: string;
  readonly prob: number;
  readonly why: string;
  readonly rule: Rule;
  /** Whether somebody is asked first. */
  readonly isOffered: boolean;
}

/** Names of rules by the id of the class and the name of its rule. */
const ruleOf = rememberByName((id: string) => rememberByName((rule: ClassRule): Rule => `${id}.${rule}`));

/** The form that a value of the class is given. */
function formOf(raw: string, normal: NormalText, cleaned: Cleaned, column: ColumnContext): Form {
  const { output, prob, why, rule } = cleaned;
  if (output === normal.text) return ownForm(normal, { output, prob }, column);
  const form: Form = { output, prob, why, rule: rule === "" ? "" : ruleOf(column.entity.id)(rule), isOffered: false };
  if (prob < SURE) return { ...form, isOffered: true };
  if (isRepair(form.rule)) return mayUse(raw, form, column) ? form : { ...form, prob: OFFERED, isOffered: true };
  if (takesClassForm(normal.text, form, column)) return form;
  if (OFFERED_FORMS.has(rule) && column.writing !== "as_written") return { ...form, prob: OFFERED, isOffered: true };
  return ownForm(normal, { output: OTHER_WORDS.has(rule) ? null : output, prob }, column);
}

/** Whether a rule was measured to be right, and the person lets it act. */
function mayUse(text: string, suggestion: Suggestion, { entity, settings }: ColumnContext): boolean {
  return mayAct(ruleFamily(suggestion, { entity, cells: 1, text }), settings.repairs);
}

/** Whether the column writes the value as its class does. What a person has chosen needs no other proof. */
function takesClassForm(text: string, form: Suggestion, column: ColumnContext): boolean {
  const { writing, cleaner, entity } = column;
  if (writing === "as_written") return false;
  if (writing === "class_form" || isFormChosen(cleaner) || form.rule.endsWith(".chosen-spelling")) return true;
  return (entity.followsColumn || isConversion(cleaner.type, text, form.output)) && mayUse(text, form, column);
}

/** A person has turned a decision of the class, other than on the spelling of a word. */
function isFormChosen({ decisions }: ColumnCleaner): boolean {
  return decisions.some(({ id, isChosen }) => isChosen && !id.startsWith("spelling:"));
}

interface Known {
  /** The text as the class writes it; null if it has other words for it. */
  readonly output: string | null;
  readonly prob: number;
}

/** In the column's own form, which most values have already. */
function ownForm(normal: NormalText, { output, prob }: Known, column: ColumnContext): Form {
  const isKept = output === null || column.writing === "as_written";
  const own = isKept ? normal.text : writeInForm(normal.text, output, column);
  if (own === normal.text) return { output: own, prob, why: "", rule: "", isOffered: false };
  const why = `Formatted like the rest of the column: ${own}.`;
  return { output: own, prob, why, rule: `${column.entity.id}.one-form`, isOffered: false };
}

/** The cell in its form, with what was repaired in its text before. */
function written(raw: string, normal: NormalText, form: Form, column: ColumnContext): Verdict {
  const { output, prob } = form;
  if (form.isOffered)
    return flaggedVerdict(raw, { prob: 1 - prob, msg: form.why, rule: form.rule }, [{ output, prob }]);
  if (output === raw) return cleanVerdict(raw, raw, { prob, msg: "", rule: "" });
  if (normal.repairs.length === 0) return cleanVerdict(raw, output, { prob, msg: form.why, rule: form.rule });
  const mended = normal.repairs.filter((repair) => isRepair(repair.rule));
  const isAsWritten = output === normal.text && column.writing === "as_written" && mended.length === 0;
  if (isAsWritten) return cleanVerdict(raw, raw, { prob, msg: "", rule: "" });
  const why = [...normal.repairs.map((repair) => repair.why), form.why].filter((sentence) => sentence !== "").join(" ");
  const rule = form.rule === "" ? ((mended.at(-1) ?? normal.repairs.at(-1))?.rule ?? "") : form.rule;
  const unproven = mended.findLast((repair) => !mayUse(raw, { rule: repair.rule, output }, column));
  if (unproven !== undefined) {
    const alternatives = [{ output, prob: OFFERED }];
    return flaggedVerdict(raw, { prob: 1 - OFFERED, msg: why, rule: unproven.rule }, alternatives);
  }
  return cleanVerdict(raw, output, { prob, msg: why, rule });
}
