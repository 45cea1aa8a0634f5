/** Cleans the values of one studied column, and remembers its verdicts. */
import type { EntityRole } from "@limpid/entities";
import { type Column, countCodes, isOpen, type ValueType, type Verdict } from "@limpid/table";
import { type ColumnContext, cleanValue, isAnsweredCell } from "./clean-value.ts";
import { allowRemark } from "./confidence.ts";
import type { Remark } from "./detector.ts";
import { encodeNumbers, type NumberColumn } from "./encoded/number-column.ts";
import { guessedEntity } from "./entity-of.ts";
import { PlainVerdicts } from "./plain-verdicts.ts";
import { type Calibrate, calibrate } from "./prob/calibrate.ts";
import { findStandings, type Standing } from "./prob/find-standing.ts";
import { wrongShare } from "./rules/flag-precision.ts";
import { weighProposal } from "./rules/proposal-precision.ts";
import { ruleFamily } from "./rules/rule-family.ts";
import { limitByPrecision } from "./rules/rule-precision.ts";
import type { StudiedColumn } from "./studied-table.ts";
import { type Asked, askedVerdict, errorVerdict, remarkedVerdict, unjudgedVerdict } from "./verdict.ts";

/** Verdicts of a column that one range leaves to the next: what occurs again and again is cleaned once. */
export const MAX_REMEMBERED = 65_536;
const DEADLY = "Could not be cleaned: every worker that tried it stopped.";

/** Looks on while the values of a column are cleaned. A value is named by its code. */
export interface ValueWatch {
  /** The value is cleaned next. */
  readonly before: (code: number) => void;
  readonly after: () => void;
  /** Processes came to an end when they cleaned it, so that it is left alone. */
  readonly isDeadly: (code: number) => boolean;
}

/** What looks on or has a say while a table is cleaned; each has its default. */
export interface CleaningHelpers {
  readonly watchColumn?: ((column: number) => ValueWatch) | undefined;
  /** Turns the rules' own scores into probabilities; in place of ours, it is asked about every verdict. */
  readonly calibrate?: Calibrate | undefined;
}

/** No flagged cell counts as more likely right than wrong. */
const MAX_FLAGGED = 0.5;

const NO_WATCH: ValueWatch = { before: () => undefined, after: () => undefined, isDeadly: () => false };

interface Place extends CleaningHelpers {
  readonly index: number;
  /** Rows of the whole table. */
  readonly rowCount: number;
  /** Values that will come, as far as they are known; by default the different ones of the whole column. */
  readonly expected?: number;
}

/** A value by its code in the whole column, its text and the number of its cells. */
interface CodedValue {
  readonly code: number;
  readonly raw: string;
  readonly cells: number;
}

export class ValueCleaner {
  private readonly context: ColumnContext;
  /** Verdicts by the code of the value. */
  private verdicts: (Verdict | undefined)[];
  private remembered = 0;
  private readonly expected: number;
  private readonly watch: ValueWatch;
  private readonly calibrate: Calibrate;
  private readonly asked: ReadonlyMap<string, Asked>;
  private readonly plain: PlainVerdicts | undefined;
  private readonly findStanding: (cells: number) => Standing;

  constructor(
    private readonly column: StudiedColumn,
    { index, rowCount, expected = column.distinct, watchColumn, calibrate: calibrateVerdict = calibrate }: Place,
  ) {
    const entity = guessedEntity(column.guess);
    this.context = { ...column, entity, cleaner: entity.cleanerOf(column.fit) };
    this.asked = new Map(
      column.questions.flatMap(({ kind, values, message }) =>
        (kind === "relations" ? [] : values).map(({ raw, proposed }) => [raw, { proposed, message }] as const),
      ),
    );
    const { missing, findings, form, answers } = column;
    const special = [missing, findings, form.spellings, answers, this.asked].flatMap((known) => [...known.keys()]);
    this.plain = calibrateVerdict === calibrate ? new PlainVerdicts(this.context, new Set(special)) : undefined;
    this.watch = watchColumn?.(index) ?? NO_WATCH;
    this.calibrate = calibrateVerdict;
    this.findStanding = findStandings({ distinct: column.distinct, rows: rowCount });
    this.expected = expected;
    this.verdicts = new Array<Verdict | undefined>(expected);
  }

  /** The verdict on a value, which is cleaned once as long as it is remembered. */
  verdictOf({ code, raw, cells }: CodedValue, isRemembered = true): Verdict {
    const known = this.verdicts[code];
    if (known !== undefined) return known;
    const isDeadly = this.watch.isDeadly(code);
    if (!isDeadly) this.watch.before(code);
    const judge = () => this.settle(isDeadly ? errorVerdict(raw, DEADLY) : cleanValue(raw, this.context), cells);
    const plain = !isDeadly && this.plain?.isPlain(raw) === true ? this.plain : undefined;
    const verdict = plain === undefined ? judge() : plain.verdictOn(raw, this.findStanding(cells), judge);
    if (!isDeadly) this.watch.after();
    if (!isRemembered) return verdict;
    this.verdicts[code] = verdict;
    this.remembered++;
    return verdict;
  }

  /** Makes the probability one that was measured, and doubts what is asked about. */
  private settle(verdict: Verdict, cells: number): Verdict {
    return this.withDoubt(this.calibrated(verdict, cells));
  }

  /** The same for one value after the other of a whole column: it is remembered only while there is room. */
  glanceAt(value: CodedValue): Verdict {
    return this.verdictOf(value, this.remembered < MAX_REMEMBERED);
  }

  /** The type of the values, as long as none contradicts. */
  get type(): ValueType {
    return this.column.type;
  }

  get role(): EntityRole {
    return this.context.entity.role;
  }

  /** Whether a text is a value of the class beyond doubt, so that it is no typo. */
  has(text: string): boolean {
    return this.context.entity.has(text);
  }

  /** The same cell, of which other cells say something else. */
  remarked(verdict: Verdict, remark: Remark, cells: number): Verdict {
    if (isAnsweredCell(verdict)) return verdict;
    if (remark.rule === "column.question")
      return verdict.kind === "kept"
        ? askedVerdict(verdict, { message: remark.msg, proposed: remark.output })
        : verdict;
    const { entity, settings } = this.context;
    const allowed = allowRemark(remark, { verdict, entity, setting: settings.repairs, cells });
    const remarked = allowed === undefined ? verdict : remarkedVerdict(verdict, allowed);
    return remarked === verdict ? verdict : this.calibrated(remarked, cells);
  }

  /** The numbers or days of the column; undefined where it holds neither, or its class is in doubt. */
  numbersOf(column: Column): NumberColumn | undefined {
    const { missing, isClassDoubtful } = this.context;
    if (isClassDoubtful) return undefined;
    // Counted when the first value is asked about: most columns are not of numbers.
    let counts: Uint32Array | undefined;
    const cellsOf = (code: number): number => {
      counts ??= countCodes(column);
      return counts[code] ?? 0;
    };
    return encodeNumbers({
      column,
      type: this.type,
      role: this.role,
      isSuspicious: (text) => missing.has(text),
      verdictOf: (code) => this.glanceAt({ code, raw: column.dict[code] ?? "", cells: cellsOf(code) }),
    });
  }

  /** Forgets what was cleaned when it is too much to remember. */
  forgetMany(): void {
    if (this.remembered > MAX_REMEMBERED) this.forget();
  }

  /** Must be called if codes mean other values from now on. */
  forget(): void {
    this.verdicts = new Array<Verdict | undefined>(this.expected);
    this.remembered = 0;
  }

  /** A cell that an open question is about, or of a class in doubt, keeps its text and is not called right. */
  private withDoubt(verdict: Verdict): Verdict {
    if (verdict.kind !== "kept" || verdict.raw === "") return verdict;
    const asked = this.asked.get(verdict.raw);
    if (asked !== undefined) return askedVerdict(verdict, asked);
    return this.context.isClassDoubtful && verdict.msg === "" ? unjudgedVerdict(verdict) : verdict;
  }

  private calibrated(verdict: Verdict, cells: number): Verdict {
    const fitted = this.calibrate(verdict, this.findStanding(cells));
    const prob = isOpen(verdict) ? this.flagged(verdict, fitted) : this.limited(verdict, fitted, cells);
    const alternatives = isOpen(verdict) ? weighProposal(verdict) : verdict.alternatives;
    const isSame = prob === verdict.prob && alternatives === verdict.alternatives;
    return isSame ? verdict : { ...verdict, prob, alternatives };
  }

  /** A flagged value is as likely right as those of its family were; the curve tells where none was read. */
  private flagged({ rule, raw, alternatives }: Verdict, prob: number): number {
    const wrong = wrongShare({ rule, raw, proposed: alternatives[0]?.output }, this.context.entity);
    return wrong === undefined ? prob : Math.min(MAX_FLAGGED, 1 - wrong);
  }

  /** No change is surer than its family of rules was measured to be. */
  private limited(verdict: Verdict, prob: number, cells: number): number {
    const { kind, raw, output, rule } = verdict;
    if (rule === "" || kind === "kept" || isOpen(verdict)) return prob;
    const family = ruleFamily({ rule, output: output ?? "" }, { entity: this.context.entity, cells, text: raw });
    return limitByPrecision(prob, family);
  }
}
