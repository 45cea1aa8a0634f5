/** Values that lack, or have besides, only what tells nothing: other capitals and separators of a code, the scheme of an address. */
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import { groupBy } from "./group-by.ts";
import type { Finding } from "./question-kind.ts";
import { sumCells } from "./sum-cells.ts";

/** The usual shape stands in so large a share of the cells, and in so many different values. */
const USUAL = 0.5;
const MIN_USUAL = 10;
/** Fewer cells are looked at one by one. */
const MIN_CELLS = 3;
const MAX_LENGTH = 40;
const RUN = /\p{L}+|\d+/gu;
const SEPARATORS = /^[ _./-]*$/;

/** A code as runs of letters or digits, and what stands before, between and behind them. */
interface Shape {
  readonly runs: readonly string[];
  readonly between: readonly string[];
}

/** Codes that are written as most are, but for capitals and separators: K12 and k-12 among K-12. */
export function findShapes({ entity, quiet, cells }: ReviewedColumn): Finding {
  const none = { family: "ways shape", values: [] };
  if (entity.role !== "code" || entity.isLink) return none;
  const seen = quiet.flatMap((value) => {
    const shape = value.text.length <= MAX_LENGTH ? shapeOf(value.text) : undefined;
    return shape === undefined ? [] : [{ value, shape, key: exactKey(shape) }];
  });
  const byKey = groupBy(seen, ({ key }) => key);
  const usual = [...byKey].find(
    ([, alike]) => alike.length >= MIN_USUAL && sumCells(alike.map(({ value }) => value)) >= USUAL * Math.max(1, cells),
  );
  const model = seen.find(({ key }) => key === usual?.[0])?.shape;
  if (model === undefined || model.runs.some((run) => caseOf(run) === "mixed")) return none;
  const others = seen.filter(({ shape, key }) => key !== usual?.[0] && kindsOf(shape) === kindsOf(model));
  if (sumCells(others.map(({ value }) => value)) < MIN_CELLS) return none;
  const values = others.map(({ value: { raw, cells: own }, shape }) => ({
    raw,
    cells: own,
    proposed: writeAs(model, shape),
  }));
  return { ...none, values };
}

function shapeOf(text: string): Shape | undefined {
  const runs = text.match(RUN) ?? [];
  const between = text.split(RUN);
  const isCode = runs.length > 1 && /\d/.test(text) && between.every((part) => SEPARATORS.test(part));
  return isCode ? { runs, between } : undefined;
}

/** The letters and digits of a code, run by run; undefined for what is none. */
export function codeRuns(text: string): readonly string[] | undefined {
  return shapeOf(text)?.runs;
}

function exactKey({ runs, between }: Shape): string {
  return between.map((part, place) => `${part}${caseOf(runs[place] ?? "")} ${lettersIn(runs[place] ?? "")}`).join("|");
}

function kindsOf({ runs }: Shape): string {
  return runs.map((run) => lettersIn(run)).join(" ");
}

/** Codes have as many letters each, and words do not; how many digits they have may depend on their age. */
function lettersIn(run: string): number {
  return /\d/.test(run) ? 0 : run.length;
}

function caseOf(run: string): "digits" | "upper" | "lower" | "mixed" | "" {
  if (run === "") return "";
  if (/\d/.test(run)) return "digits";
  return run === run.toUpperCase() ? "upper" : run === run.toLowerCase() ? "lower" : "mixed";
}

function writeAs(model: Shape, { runs }: Shape): string {
  const written = runs.map((run, place) => {
    const wanted = caseOf(model.runs[place] ?? "");
    return wanted === "upper" ? run.toUpperCase() : wanted === "lower" ? run.toLowerCase() : run;
  });
  return model.between.map((part, place) => `${part}${written[place] ?? ""}`).join("");
}

const SCHEME = /^https?:\/\//i;

/** Addresses without the scheme that the others have. */
export function findBareLinks({ entity, quiet, cells }: ReviewedColumn): Finding {
  const none = { family: "ways scheme", values: [] };
  if (!entity.isLink) return none;
  const known = quiet.filter(({ outcome }) => outcome.kind === "ok");
  const [complete, bare] = [known.filter(hasScheme), known.filter((value) => !hasScheme(value))];
  const areUsual = complete.length >= MIN_USUAL && sumCells(complete) >= USUAL * cells;
  const scheme = complete[0]?.text.match(SCHEME)?.[0];
  if (!areUsual || scheme === undefined || sumCells(bare) < MIN_CELLS) return none;
  return {
    ...none,
    values: bare.map(({ raw, text, cells: own }) => ({ raw, cells: own, proposed: `${scheme}${text}` })),
  };
}

function hasScheme({ text }: SeenValue): boolean {
  return SCHEME.test(text);
}
