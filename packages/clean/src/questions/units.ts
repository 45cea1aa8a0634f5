/** Units, scales and currencies that a column mixes. */
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";

const NUMBER = /^[-+−]?[\d.,'’\s]*\d[\d.,'’\s]*$/;
const MARKED = /^(?:[\p{L}\p{Sc}]{1,4}[. ]?\s*[-+]?\d[\d.,'’ ]*|[-+]?\d[\d.,'’ ]*\s*(?:[\p{L}]{1,4}\.?|[\p{Sc}%°]))$/u;
const EXPONENT = /^[-+]?[\d.,]+e[-+]?\d+$/i;
const MARK = /[\p{L}\p{Sc}%‰°′″]/u;
/** The rules by which a class says that a value is in another unit or scale than the column. */
const CONVERSIONS: ReadonlySet<string> = new Set(["one-unit", "one-scale", "two-units", "unit-added", "bare"]);

export const units: QuestionKindDefinition = {
  kind: "units",
  title: "Units and scales",
  about: "Some values are in another unit, scale or currency than most",
  seconds: 4,
  find(column) {
    const unit = mostFrequentUnit(column);
    const converted = column.quiet.filter((value) => isConverted(value));
    const isCode = column.entity.role === "code" || column.entity.role === "label";
    const isBare = !isCode && bareShare(column) > 0.5;
    const marked = isBare
      ? column.quiet.filter((value) => hasMark(value) || isMarkedNumber(value) || amountOf(value) !== undefined)
      : [];
    return [
      unit === undefined ? finding("units converted", converted) : convertedTo(unit, column),
      finding(
        "units marked",
        marked.filter((value) => !isConverted(value)),
      ),
    ];
  },
  ask(found, { decisions }) {
    const cells = sumCells(found.flatMap(({ values }) => values));
    const isMarked = found.every(({ family }) => family === "units marked");
    const decision = decisions.find(({ id }) => id === "unit" || id === "scale");
    const main = mostFrequentUnit({ decisions }) ?? decision?.inForce;
    const others = wordCount(cells, "cell has", "cells have");
    return {
      message: isMarked
        ? `${others} a unit or currency that the other values do without.`
        : `${others} another unit or scale than most.`,
      options: [
        isMarked
          ? { id: "accept", label: "Keep the numbers only", loses: "the unit or currency" }
          : {
              id: "accept",
              label: main === null || main === undefined || main === "=" ? "Convert" : `Convert to ${main}`,
            },
      ],
      recommended: isMarked ? "leave" : "accept",
    };
  },
};

const KEEP_EACH = "=";

/** Returns the unit with the most cells in a column without a clear majority, in which each value keeps its unit. */
function mostFrequentUnit({ decisions }: Pick<ReviewedColumn, "decisions">): string | undefined {
  const decision = decisions.find(({ id }) => id === "unit");
  if (decision === undefined || decision.isChosen || (decision.inForce ?? KEEP_EACH) !== KEEP_EACH) return undefined;
  const used = decision.options.filter(({ id, cellsFor }) => id !== KEEP_EACH && cellsFor > 0);
  const [first, second] = used.toSorted((one, other) => other.cellsFor - one.cellsFor);
  return second === undefined ? undefined : first?.id;
}

function convertedTo(unit: string, { entity, title, values, quiet }: ReviewedColumn): Finding {
  const texts = values.map(({ text, cells }) => ({ text, count: cells }));
  const cleaner = entity.study(texts, { header: title, decided: { unit } });
  const changed = quiet.flatMap(({ raw, text, cells, outcome }) => {
    const converted = cleaner.clean(text);
    const isChanged = converted.kind === "ok" && outcome.kind === "ok" && CONVERSIONS.has(converted.rule);
    return isChanged ? [{ raw, cells, proposed: converted.output }] : [];
  });
  return { family: "units converted", values: changed };
}

function finding(family: string, values: readonly SeenValue[]): Finding {
  return {
    family,
    values: values.flatMap(({ raw, cells, outcome }) =>
      outcome.kind === "ok" || outcome.kind === "invalid"
        ? [{ raw, cells, proposed: outcome.kind === "ok" ? (amountIn(outcome) ?? outcome.output) : numberIn(raw) }]
        : [],
    ),
  };
}

/** The amount of a value that keeps its currency beside amounts that name none. */
function amountOf({ outcome, output }: SeenValue): string | undefined {
  const amount = outcome.kind === "ok" ? amountIn(outcome) : undefined;
  return amount === output ? undefined : amount;
}

function amountIn({ components }: Extract<SeenValue["outcome"], { readonly kind: "ok" }>): string | undefined {
  return components.currency === undefined ? undefined : components.amount;
}

/** The number alone; null where it is grouped, so that the class would have to read it. */
function numberIn(raw: string): string | null {
  const [number, ...others] = raw.match(/[-+]?\d[\d.,'’]*/g) ?? [];
  return number === undefined || others.length > 0 || !/^[-+]?\d+(?:\.\d+)?$/.test(number) ? null : number;
}

function isConverted({ outcome, output }: SeenValue): boolean {
  return outcome.kind === "ok" && outcome.output !== output && CONVERSIONS.has(outcome.rule);
}

/** A number with a unit or currency, which the class would write without it. */
function hasMark({ outcome, output }: SeenValue): boolean {
  if (output === null || !MARK.test(output) || !/\d/.test(output) || outcome.kind !== "ok") return false;
  return !EXPONENT.test(output) && NUMBER.test(outcome.output) && outcome.output !== output;
}

/** A number that the class refuses for its unit or currency. */
export function isMarkedNumber({ outcome, text }: SeenValue): boolean {
  return outcome.kind === "invalid" && MARKED.test(text);
}

function bareShare({ quiet, cells }: ReviewedColumn): number {
  const bare = quiet.filter(({ output }) => output !== null && NUMBER.test(output));
  return sumCells(bare) / Math.max(1, cells);
}
