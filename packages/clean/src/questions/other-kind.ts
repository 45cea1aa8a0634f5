/** Values that are of another kind than the column: words among numbers, what a class refuses again and again. */
import type { AskedColumn, SeenValue } from "./asked-column.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { isMarkedNumber } from "./units.ts";

/** The class explains so large a share of the cells; of less it is the class that is asked about. */
const EXPLAINED = 0.5;

export const otherKind: QuestionKindDefinition = {
  kind: "other_kind",
  title: "Values of another kind",
  about: "Values that are of another kind than the rest of the column, such as words among numbers",
  seconds: 5,
  find(column) {
    const { quiet, entity, cleaner } = column;
    if (entity.takesAnyText || explained(column) < EXPLAINED) return [];
    const refused = quiet.filter((value) => value.outcome.kind === "invalid" && !isMarkedNumber(value));
    const vague = isOfDays(cleaner.type) ? quiet.filter(isVague) : [];
    const worded = isReplacedNumber(column) ? refused.filter(({ text }) => WORD.test(text)) : [];
    const others = refused.filter((value) => !worded.includes(value));
    return [
      { family: "other_kind words", values: worded.map(toAsked) },
      { family: `other_kind ${familyOf(column)}`, values: others.map(toAsked) },
      { family: "other_kind vague", values: vague.map(toAsked) },
    ];
  },
  ask(found, { entity }) {
    const values = found.flatMap((one) => one.values);
    const cells = values.reduce((sum, value) => sum + value.cells, 0);
    const named = values.slice(0, 3).map(({ raw }) => `“${shorten(raw)}”`);
    const have = cells === 1 ? "1 cell does" : `${cells.toLocaleString("en")} cells do`;
    return {
      message: `${have} not fit “${entity.title}”, such as ${named.join(", ")}.`,
      options: [{ id: "no_data", label: "Treat as no data", loses: "what these cells say" }],
      recommended: "leave",
    };
  },
};

function toAsked({ raw, cells }: SeenValue) {
  return { raw, cells, proposed: null };
}

const WORD = /\p{L}{2}/u;

/** Words speak for themselves also where they are so many that the column is cleaned by another class. */
function isReplacedNumber({ entity, cleaner, guess }: AskedColumn): boolean {
  return guess.cleanedAs !== undefined && (entity.role === "number" || NUMBERS.has(cleaner.type));
}

const NUMBERS: ReadonlySet<string> = new Set(["integer", "number", "date", "datetime"]);

function familyOf({ cleaner, entity, isClassDoubtful, guess }: AskedColumn): string {
  if (guess.cleanedAs !== undefined) return "replaced";
  if (entity.role === "number" || NUMBERS.has(cleaner.type)) return "words";
  if (isClassDoubtful) return "doubted";
  if (entity.group === "geo" && entity.role === "code") return "place-code";
  return entity.hasOpenList && !entity.isClosed ? "open" : "closed";
}

export function explained({ values, cells }: AskedColumn): number {
  const known = values.filter(({ outcome }) => outcome.kind === "ok" || outcome.kind === "ambiguous");
  return known.reduce((sum, value) => sum + value.cells, 0) / Math.max(1, cells);
}

function isOfDays(type: string): boolean {
  return type === "date" || type === "datetime";
}

const DAY = /\d{4}-?\d\d-?\d\d/;

/** A month, quarter or year where others are days. */
function isVague({ outcome }: SeenValue): boolean {
  return outcome.kind === "ok" && !DAY.test(outcome.output);
}

const MAX_SHOWN = 30;

export function shorten(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN - 1)}…`;
}
