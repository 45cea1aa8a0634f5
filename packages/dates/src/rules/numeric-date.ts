/**
 * Reads dates of three numbers: 05/03/2024, 5-3-24, 2024-03-05, 5. 3. 2024, 5 3 2024. Dates with dots have a rule name
 * of their own.
 */
import type { LexedLine, Token } from "../lexer.ts";
import { makePiece, type Piece } from "../plan.ts";
import type { DateOrder } from "../reading.ts";
import { isMark, makeSlot, numberAt, type Rule, skipSpace } from "./rule.ts";

type Order = DateOrder | "ydm";

const COMPONENTS: Readonly<
  Record<Order, readonly ["day" | "month" | "year", "day" | "month", "day" | "month" | "year"]>
> = {
  dmy: ["day", "month", "year"],
  mdy: ["month", "day", "year"],
  ymd: ["year", "month", "day"],
  ydm: ["year", "day", "month"],
};
interface Priors {
  readonly dottedMonthFirst: number;
  /** 24-03-05 and 24/03/05 occur (as in the logs of Spark); 24.03.05 hardly does. Source: the short formats of CLDR. */
  readonly shortYearFirst: Readonly<Record<Separator, number>>;
  readonly yearDayMonth: number;
  /** Basque and other languages shorten a date to 21/11/5. */
  readonly shortDayLast: Readonly<Record<Separator, readonly Candidate[]>>;
}

/** Dots are almost never used month first; in a table, that reading applies only if no other remains. */
const TABLE_PRIORS: Priors = {
  dottedMonthFirst: 0.02,
  shortYearFirst: { "-": 0.3, "/": 0.3, ".": 0.02, " ": 0, ":": 0, _: 0 },
  yearDayMonth: 0,
  shortDayLast: { "-": [], "/": [], ".": [], " ": [], ":": [], _: [] },
};
/** A single line lists all its readings. */
const LINE_PRIORS: Priors = {
  dottedMonthFirst: 0.04,
  shortYearFirst: { "-": 0.4, "/": 0.3, ".": 0.04, " ": 0.2, ":": 0, _: 0 },
  yearDayMonth: 1e-6,
  shortDayLast: { "-": [], "/": [{ order: "ymd", prior: 1 }], ".": [], " ": [], ":": [], _: [] },
};
const SPACED_PRIORS: Priors = {
  ...LINE_PRIORS,
  shortDayLast: { ...LINE_PRIORS.shortDayLast, ".": [{ order: "ymd", prior: 1 }] },
};
const WEIGHT = { "-": 1, "/": 1, ".": 1, " ": 0.8, ":": 0.8, _: 0.8 } as const;
/** Three short numbers with dots may be a version or a section. */
const SHORT_DOTTED = 0.6;

type Separator = "-" | "/" | "." | " " | ":" | "_";

interface Candidate {
  readonly order: Order;
  readonly prior: number;
}

export const numericDate: Rule = {
  name: "numeric-date",
  propose: (line, at) => {
    const second = findNext(line, at);
    const third = second === undefined ? undefined : findNext(line, second.at);
    if (second === undefined || third === undefined || second.separator !== third.separator) return [];
    const numbers = [numberAt(line, at, 1, 4), numberAt(line, second.at, 1, 2), numberAt(line, third.at, 1, 4)];
    if (!isTriple(numbers)) return [];
    const isShort = [...numbers].every((number) => number.text.length <= 2);
    return findOrders(numbers, second.separator, choosePriors(line, at)).map((candidate) =>
      toPiece(numbers, candidate, { separator: second.separator, isShort, next: third.at + 1 }),
    );
  },
};

type Triple = readonly [Token, Token, Token];

function isTriple(numbers: readonly (Token | undefined)[]): numbers is Triple {
  return numbers.length === 3 && numbers.every((number) => number !== undefined && number.text.length !== 3);
}

function toPiece(
  numbers: Triple,
  candidate: Candidate,
  form: { readonly separator: Separator; readonly isShort: boolean; readonly next: number },
): Piece {
  const [first, second, third] = COMPONENTS[candidate.order];
  const isDotted = form.separator === ".";
  return makePiece({
    rule: isDotted ? "dotted-date" : "numeric-date",
    writing: isDotted ? "dotted" : null,
    next: form.next,
    slots: [makeSlot(first, numbers[0]), makeSlot(second, numbers[1]), makeSlot(third, numbers[2])],
    order: candidate.order === "ydm" ? null : candidate.order,
    weight: isDotted && form.isShort ? SHORT_DOTTED : WEIGHT[form.separator],
    prior: candidate.prior,
  });
}

function findOrders([first, , third]: Triple, separator: Separator, priors: Priors): readonly Candidate[] {
  if (first.text.length === 4) return third.text.length <= 2 ? findLongYearFirst(priors) : [];
  if (separator === "_" || (separator === ":" && third.text.length !== 4)) return [];
  const dayOrMonthFirst: readonly Candidate[] = [
    { order: "dmy", prior: 1 },
    { order: "mdy", prior: separator === "." ? priors.dottedMonthFirst : 1 },
  ];
  if (third.text.length === 4) return dayOrMonthFirst;
  if (first.text.length === 2 && third.text.length === 1) return priors.shortDayLast[separator];
  const yearFirst = priors.shortYearFirst[separator];
  if (third.text.length !== 2 || yearFirst === 0) return [];
  return first.text.length === 2 ? [...dayOrMonthFirst, { order: "ymd", prior: yearFirst }] : dayOrMonthFirst;
}

/** "21. 11. 5." with spaces after its dots is Korean; "21.11.5" may as well be a version. */
function choosePriors(line: LexedLine, at: number): Priors {
  if (!line.isLenient) return TABLE_PRIORS;
  return isMark(line, at + 1, ".") && line.tokens[at + 2]?.kind === "space" ? SPACED_PRIORS : LINE_PRIORS;
}

function findLongYearFirst({ yearDayMonth }: Priors): readonly Candidate[] {
  const monthSecond: Candidate = { order: "ymd", prior: 1 };
  return yearDayMonth === 0 ? [monthSecond] : [monthSecond, { order: "ydm", prior: yearDayMonth }];
}

/** Returns the separator after a number and the index of the number behind it. */
function findNext(line: LexedLine, at: number): { readonly separator: Separator; readonly at: number } | undefined {
  const afterSpace = skipSpace(line, at + 1);
  if (isMark(line, afterSpace, line.isLenient ? "/.-:_" : "/.-:")) {
    const next = skipSpace(line, afterSpace + 1);
    return { separator: (line.tokens[afterSpace]?.text ?? "-") as Separator, at: next };
  }
  return afterSpace === at + 1 ? undefined : { separator: " ", at: afterSpace };
}
