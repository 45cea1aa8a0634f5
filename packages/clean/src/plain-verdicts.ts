/**
 * Verdicts on plain values: what the class only confirms, and nothing else speaks of. Those of one standing differ in their text
 * alone, so that the verdict on the first of them is the pattern of the others.
 */
import { isUntouched } from "@limpid/entities";
import type { Verdict } from "@limpid/table";
import type { ColumnContext } from "./clean-value.ts";
import { isBlank } from "./missing/find-missing.ts";

/** This many values of each standing are cleaned all the same, to see whether their verdicts follow the pattern. */
const CHECKED = 16;

interface Pattern {
  readonly verdict: Verdict;
  checked: number;
}

export class PlainVerdicts {
  private readonly patterns = new Map<string, Pattern>();
  private isSound: boolean;

  /** `special` holds the texts that something is known of. */
  constructor(
    private readonly column: ColumnContext,
    private readonly special: ReadonlySet<string>,
  ) {
    const { style } = column.form;
    const keepsTexts = style === null || (style.letters === "canonical" && style.before === "" && style.after === "");
    this.isSound = column.cleaner.isPlain !== undefined && keepsTexts;
  }

  isPlain(raw: string): boolean {
    const { cleaner, treatment } = this.column;
    return (
      this.isSound &&
      isUntouched(raw, treatment) &&
      cleaner.isPlain?.(raw) === true &&
      !isBlank(raw) &&
      !this.special.has(raw)
    );
  }

  /** The verdict on a plain value; `judge` cleans it. */
  verdictOn(raw: string, standing: string, judge: () => Verdict): Verdict {
    const pattern = this.patterns.get(standing);
    if (pattern !== undefined && pattern.checked >= CHECKED) {
      const { kind, prob, msg, rule, missing, alternatives } = pattern.verdict;
      return { kind, raw, output: raw, prob, msg, rule, missing, alternatives } as Verdict;
    }
    const verdict = judge();
    const known = pattern ?? { verdict, checked: 0 };
    if (isLike(verdict, known.verdict)) known.checked++;
    else this.isSound = false;
    this.patterns.set(standing, known);
    return verdict;
  }
}

function isLike(verdict: Verdict, other: Verdict): boolean {
  const { kind, raw, output, prob, msg, rule, missing, alternatives } = verdict;
  return (
    kind === "kept" &&
    output === raw &&
    alternatives.length === 0 &&
    prob === other.prob &&
    msg === other.msg &&
    rule === other.rule &&
    missing === other.missing
  );
}
