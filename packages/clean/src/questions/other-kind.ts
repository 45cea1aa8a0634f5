/** Values that are of another kind than the column: words among numbers, what a class refuses again and again. */
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";
import { isMarkedNumber } from "./units.ts";

/** The class explains so large a share of the cells; of less it is the class that is asked about. */
const EXPLAINED = 0.5;

export const otherKind: QuestionKindDefinition = {
  kind: "other_kind",
  title: "Values of another kind",
  about: "Values that are of another kind than the rest of the column, such as words among numbers",
  seconds: 5,
  find(column) {
    const { quiet, entity } = column;
    if (entity.takesAnyText || explained(column) < EXPLAINED) return [];
    const isAlike = alikeAccepted(column);
    // A short word before a number is a unit or a currency, unless the others are days.
    const isMarked = areDates(column) ? () => false : isMarkedNumber;
    const refused = quiet.filter(
      (value) => value.outcome.kind === "invalid" && !isMarked(value) && !isAlike(value.text),
    );
    const vague = areMostlyDays(column) ? quiet.filter(isVague) : [];
    const isReplaced = isReplacedNumber(column);
    const isWorded = ({ text }: SeenValue) => isReplaced && WORD.test(text);
    return [
      { family: "other_kind words", values: refused.filter(isWorded).map(toAsked) },
      { family: `other_kind ${familyOf(column)}`, values: refused.filter((value) => !isWorded(value)).map(toAsked) },
      { family: "other_kind vague", values: vague.map(toAsked) },
      { family: "other_kind bound", values: contradictedBounds(column).map(toAsked) },
    ];
  },
  ask(found, { entity }) {
    const values = found.flatMap((one) => one.values);
    const cells = sumCells(values);
    const named = values.slice(0, 3).map(({ raw }) => `“${shorten(raw)}”`);
    const have = wordCount(cells, "cell does", "cells do");
    return {
      message: `${have} not fit “${entity.title}”, such as ${named.join(", ")}.`,
      options: [{ id: "no_data", label: "Treat as no data", loses: "what these cells say" }],
      recommended: "leave",
    };
  },
};

/** A share of the accepted values that shows how values of the column look. */
const USUAL_SHAPE = 0.2;

/** Among words and codes, what looks as the accepted values do is of the same kind, and only in no list. */
function alikeAccepted({ values, entity }: ReviewedColumn): (text: string) => boolean {
  if (entity.role === "number") return () => false;
  const accepted = values.filter(({ outcome }) => outcome.kind === "ok");
  const shapes = new Map<string, number>();
  for (const { text } of accepted) shapes.set(outlineText(text), (shapes.get(outlineText(text)) ?? 0) + 1);
  return (text) => (shapes.get(outlineText(text)) ?? 0) >= USUAL_SHAPE * Math.max(1, accepted.length);
}

function outlineText(text: string): string {
  return text
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}+/gu, "a")
    .replace(/\d/g, "9");
}

function toAsked({ raw, cells }: SeenValue) {
  return { raw, cells, proposed: null };
}

const WORD = /\p{L}{2}/u;

/** Words speak for themselves also where they are so many that the column is cleaned by another class. */
function isReplacedNumber({ entity, cleaner, guess }: ReviewedColumn): boolean {
  return guess.cleanedAs !== undefined && (entity.role === "number" || NUMBERS.has(cleaner.type));
}

const NUMBERS: ReadonlySet<string> = new Set(["integer", "number", "date", "datetime"]);

function familyOf({ cleaner, entity, isClassDoubtful, guess }: ReviewedColumn): string {
  if (guess.cleanedAs !== undefined) return "replaced";
  if (entity.role === "number" || NUMBERS.has(cleaner.type)) return "words";
  if (isClassDoubtful) return "doubted";
  return entity.hasOpenList && !entity.isClosed ? "open" : "closed";
}

export function explained({ values, cells }: ReviewedColumn): number {
  const known = values.filter(({ outcome }) => outcome.kind === "ok" || outcome.kind === "ambiguous");
  return sumCells(known) / Math.max(1, cells);
}

function areDates({ cleaner }: Pick<ReviewedColumn, "cleaner">): boolean {
  return cleaner.type === "date" || cleaner.type === "datetime";
}

/** Other dates are months and years, then, and not days whose order is open. */
function areMostlyDays({ cleaner, values, cells }: ReviewedColumn): boolean {
  if (!areDates({ cleaner })) return false;
  const days = values.filter(({ outcome }) => outcome.kind === "ok" && DAY.test(outcome.output));
  return sumCells(days) > cells / 2;
}

const DAY = /\d{4}-?\d\d-?\d\d/;

/** A month, quarter or year where others are days. */
function isVague({ outcome }: SeenValue): boolean {
  return outcome.kind === "ok" && !DAY.test(outcome.output);
}

const PLAIN = /^\d+(?:\.\d+)?$/;
const OPEN_ABOVE = /^(?:[>≥]=?\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*\+)$/;
const OPEN_BELOW = /^[<≤]=?\s*(\d+(?:\.\d+)?)$/;
/** Shares of the cells that are plain numbers, and of those beyond a bound without which it may be the last step. */
const MOSTLY_PLAIN = 0.6;
const BEYOND = 0.05;

/** A range without an end among numbers that go beyond its bound: "40+" beside 56 and 70. None is a number of its own. */
function contradictedBounds({ quiet, cells }: ReviewedColumn): readonly SeenValue[] {
  const plain = quiet.filter(({ text }) => PLAIN.test(text));
  if (sumCells(plain) < MOSTLY_PLAIN * cells) return [];
  return quiet.filter(({ text }) => {
    const [, above, more = above] = OPEN_ABOVE.exec(text) ?? [];
    const below = OPEN_BELOW.exec(text)?.[1];
    if (more === undefined && below === undefined) return false;
    const beyond = plain.filter((one) =>
      below === undefined
        ? Number(one.text) > Number(more)
        : Number(one.text) < Number(below) && Number(one.text) !== 0,
    );
    return sumCells(beyond) >= BEYOND * cells;
  });
}

const MAX_SHOWN = 30;

export function shorten(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN - 1)}…`;
}
