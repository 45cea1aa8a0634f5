/** Reads digits without separators: 18122013 (day first), 2016020417:10, 1045pm, and 0700 after a date. */
import type { LexedLine, Token } from "../../lexer.ts";
import { makePiece, type Piece, type PlanComponent, type SlotComponent } from "../../plan.ts";
import type { DateOrder } from "../../reading.ts";
import { followsClockWord, isHourLabel } from "../clock-time.ts";
import { cutDigits } from "../compact-date.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

type Parts = readonly (readonly [SlotComponent, number])[];

const YEARS = { first: 1900, last: 2100 };
const YEAR_LAST: readonly (readonly [DateOrder, Parts])[] = [
  [
    "dmy",
    [
      ["day", 2],
      ["month", 2],
      ["year", 4],
    ],
  ],
  [
    "mdy",
    [
      ["month", 2],
      ["day", 2],
      ["year", 4],
    ],
  ],
];
const HOUR_GLUED: Parts = [
  ["year", 4],
  ["month", 2],
  ["day", 2],
  ["hour", 2],
];
const YEAR_LAST_PRIOR = 0.02;

/** Year first (20240305) is far more common, so this applies only if that date does not exist. */
export const compactYearLast: Rule = {
  name: "compact-year-last",
  propose: (line, at) => {
    const number = numberAt(line, at, 8, 8);
    if (number === undefined) return [];
    return YEAR_LAST.map(([order, parts]) =>
      toPiece(cutDigits(number, parts), at + 1, { order, weight: 0.4, prior: YEAR_LAST_PRIOR, needs: [] }),
    );
  },
};

export const gluedHour: Rule = {
  name: "glued-hour",
  propose: (line, at) => {
    const number = numberAt(line, at, 10, 10);
    const minute = isMark(line, at + 1, ":") ? numberAt(line, at + 2, 2, 2) : undefined;
    if (number === undefined || minute === undefined) return [];
    const slots = [...cutDigits(number, HOUR_GLUED), makeSlot("minute", minute)];
    return [toPiece(slots, at + 3, { order: null, weight: 0.6, prior: 1, needs: [] })];
  },
};

/** Reads a bare time beside a half day or after a date: "1045pm", "@ 0700", "at 4". */
export const bareTime: Rule = {
  name: "bare-time",
  propose: (line, at) => {
    const halfDay = isHalfDay(line, skipSpace(line, at + 1));
    const clock = numberAt(line, at, 3, 4);
    const isAfterAt = isMark(line, at - 1, "@") || isMark(line, at - 2, "@");
    if (clock?.text.length === 4 && isHourLabel(line, skipSpace(line, at + 1))) {
      const time = toTime(clock, at, []);
      return [{ ...time, next: sensesAt(line, skipSpace(line, at + 1), "unit").next }];
    }
    if (clock !== undefined && (halfDay || (isAfterAt && clock.text.length === 4))) {
      return [toTime(clock, at, halfDay ? ["meridiem"] : ["month"])];
    }
    const hour = numberAt(line, at, 1, 2);
    if (hour === undefined || !followsClockWord(line, at)) return [];
    return [
      makePiece({
        rule: "bare-time",
        next: at + 1,
        slots: [makeSlot("hour", hour)],
        weight: 0.5,
        prior: 0.3,
        needs: ["month", "day"],
      }),
    ];
  },
};

/** One letter is a half day only if English has it: 1045p is a time, and 100M a distance. */
function isHalfDay(line: LexedLine, at: number): boolean {
  const word = line.tokens[at]?.text ?? "";
  return sensesAt(line, at, "meridiem").senses.length > 0 && !/^[b-oq-z]$/i.test(word);
}

function toTime(clock: Token, at: number, needs: readonly PlanComponent[]): Piece {
  const slots = cutDigits(clock, [
    ["hour", clock.text.length - 2],
    ["minute", 2],
  ]);
  return makePiece({ rule: "bare-time", next: at + 1, slots, weight: 0.6, needs });
}

function toPiece(
  slots: Piece["slots"],
  next: number,
  given: Pick<Piece, "order" | "weight" | "prior" | "needs">,
): Piece {
  return makePiece({ rule: "run-together", writing: "compact", next, slots, years: YEARS, ...given });
}
