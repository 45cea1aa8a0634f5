/** Dates of three numbers: 05/03/2024, 5-3-24, 2024-03-05, 5. 3. 2024, 5 3 2024; and with dots, under its own name. */
import type { LexedLine, Token } from "../lexer.ts";
import { makePiece, type Piece } from "../plan.ts";
import type { DateOrder } from "../reading.ts";
import { isMark, numberAt, type Rule, skipSpace, slotOf } from "./rule.ts";

const COMPONENTS: Readonly<Record<DateOrder, readonly ["day" | "month" | "year", "day" | "month", "day" | "year"]>> = {
  dmy: ["day", "month", "year"],
  mdy: ["month", "day", "year"],
  ymd: ["year", "month", "day"],
};
/** Month first is next to never written with dots: only when the digits leave nothing else. */
const DOTTED_MONTH_FIRST = 1e-7;
/** 24-03-05 occurs; 24/03/05 hardly. */
const SHORT_YEAR_FIRST = { "-": 0.3, "/": 0.02, ".": 0.02, " ": 0 } as const;
const WEIGHT = { "-": 1, "/": 1, ".": 1, " ": 0.8 } as const;
/** Three short numbers with dots may be a version or a section. */
const SHORT_DOTTED = 0.6;

type Separator = keyof typeof WEIGHT;

interface Candidate {
  readonly order: DateOrder;
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
    return findOrders(numbers, second.separator).map((candidate) =>
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
    next: form.next,
    slots: [slotOf(first, numbers[0]), slotOf(second, numbers[1]), slotOf(third, numbers[2])],
    order: candidate.order,
    weight: isDotted && form.isShort ? SHORT_DOTTED : WEIGHT[form.separator],
    prior: candidate.prior,
  });
}

function findOrders([first, , third]: Triple, separator: Separator): readonly Candidate[] {
  if (first.text.length === 4) return third.text.length <= 2 ? [{ order: "ymd", prior: 1 }] : [];
  const dayOrMonthFirst: readonly Candidate[] = [
    { order: "dmy", prior: 1 },
    { order: "mdy", prior: separator === "." ? DOTTED_MONTH_FIRST : 1 },
  ];
  if (third.text.length === 4) return dayOrMonthFirst;
  if (third.text.length !== 2 || separator === " ") return [];
  const isYearFirst = first.text.length === 2;
  return isYearFirst ? [...dayOrMonthFirst, { order: "ymd", prior: SHORT_YEAR_FIRST[separator] }] : dayOrMonthFirst;
}

/** The separator after a number and the index of the number behind it. */
function findNext(line: LexedLine, at: number): { readonly separator: Separator; readonly at: number } | undefined {
  const afterSpace = skipSpace(line, at + 1);
  if (isMark(line, afterSpace, "/.-")) {
    const next = skipSpace(line, afterSpace + 1);
    return { separator: (line.tokens[afterSpace]?.text ?? "-") as Separator, at: next };
  }
  return afterSpace === at + 1 ? undefined : { separator: " ", at: afterSpace };
}
