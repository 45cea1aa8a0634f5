import { allows, isOpen, type OrderLine } from "../column/order-line.ts";
import { type ColumnStudy, type OrderGroup, studyColumn } from "../column/study-column.ts";
import { isYearDayMonth, toYearMonthDay } from "../column/year-day-month.ts";
import { readExcelSerial } from "../excel-serial.ts";
import type { DateOrder, DateReading, YearRange } from "../reading.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";
import { readShape, type ShapeReading } from "./read-shape.ts";
import { chooseBudget, toReasoning } from "./reason-line.ts";

const ORDER_NAME: Readonly<Record<DateOrder, string>> = { dmy: "day first", mdy: "month first", ymd: "year first" };

interface ReadLine extends Pick<ShapeReading, "candidates"> {
  readonly reasoning: LineReasoning;
}

/** A conclusion from the column about its lines: which readings stay, and why. */
interface Ruling {
  readonly evidence: string;
  readonly fits: (reading: DateReading) => boolean;
}

/** Reasons about the lines of one column; proof from some lines resolves the open ones. */
export function reasonLines(lines: readonly string[], options: ReasonOptions): readonly LineReasoning[] {
  const read = lines.map((line) => readLine(line, options));
  const study = studyColumn(
    read.map(({ candidates, reasoning }) => ({ text: reasoning.flattened, count: 1, candidates })),
  );
  const answers = read.map(({ reasoning }) => reasoning);
  for (const group of [study.plain, study.dotted]) rule(answers, group);
  if (study.likely !== null) showFirst(answers, study.plain.lines, study.likely);
  if (study.shortYears !== null) placeCenturies(answers, read, study.shortYears);
  if (isYearDayMonth(answers.map(({ flattened }) => flattened))) readDaysFirst(answers, options);
  return readSerials(answers, study);
}

function readLine(line: string, options: ReasonOptions): ReadLine {
  const started = options.now();
  const shape = readShape(line, options, chooseBudget(options, started));
  return { candidates: shape.candidates, reasoning: toReasoning(line, shape, options, started) };
}

function rule(answers: LineReasoning[], { order, viable, decider, lines }: OrderGroup): void {
  if (order === null) {
    for (const line of lines) if (isOpen(line)) ruleOut(answers, line.index, viable);
    return;
  }
  const evidence = `${ORDER_NAME[order]}, inferred from ${decider === undefined ? "the days of the lines" : `line ${decider.index + 1}`}`;
  const fits = (reading: DateReading): boolean => reading.order === order;
  for (const line of lines) {
    if (isOpen(line)) change(answers, line.index, (answer) => keepFitting(answer, { evidence, fits }));
    else if (!allows(line, order)) {
      change(answers, line.index, (answer) => ({ ...answer, evidence: `outlier; ${evidence}` }));
    }
  }
}

function ruleOut(answers: LineReasoning[], index: number, viable: readonly DateOrder[]): void {
  const evidence = `${viable.map((order) => ORDER_NAME[order]).join(" or ")}, inferred from the other lines`;
  const fits = ({ order }: DateReading): boolean => order === null || viable.includes(order);
  change(answers, index, (answer) => keepFitting(answer, { evidence, fits }));
}

/** A hint decides nothing: all readings stay, and the likelier one comes first. */
function showFirst(answers: LineReasoning[], lines: readonly OrderLine[], likely: DateOrder): void {
  for (const line of lines.filter(isOpen)) {
    change(answers, line.index, (answer) => {
      const first = [...answer.readings, ...answer.otherReadings].filter(({ order }) => order === likely);
      const others = answer.readings.filter(({ order }) => order !== likely);
      if (first.length === 0 || others.length === 0) return answer;
      return {
        ...answer,
        readings: [...first, ...others],
        otherReadings: answer.otherReadings.filter((reading) => !first.includes(reading)),
        evidence: `${ORDER_NAME[likely]} is more likely: regular intervals`,
      };
    });
  }
}

function placeCenturies(answers: LineReasoning[], read: readonly ReadLine[], { first, last }: YearRange): void {
  const fits = ({ year }: DateReading): boolean => year === null || (year >= first && year <= last);
  const years = `years from ${first} to ${last}, inferred from the other lines`;
  for (const [index, { candidates }] of read.entries()) {
    if (!candidates.some(({ plan }) => plan.hasShortYear)) continue;
    change(answers, index, (answer) => {
      const evidence = answer.evidence === null ? years : `${answer.evidence}; ${years}`;
      return keepFitting(answer, { evidence, fits });
    });
  }
}

/** The lines that start with a year have the day before the month. */
function readDaysFirst(answers: LineReasoning[], options: ReasonOptions): void {
  for (const [index, { flattened }] of answers.entries()) {
    const usual = toYearMonthDay(flattened);
    if (usual === undefined) continue;
    const { readings } = readLine(usual, options).reasoning;
    change(answers, index, (answer) => ({
      ...answer,
      readings: readings.map((reading) => ({ ...reading, order: null })),
      isDatetime: readings.length > 0,
      evidence: "year, day, month, inferred from the other lines",
      resolvedByColumn: true,
      otherReadings: answer.readings.filter(({ month }) => month !== readings[0]?.month),
    }));
  }
}

function change(answers: LineReasoning[], index: number, by: (answer: LineReasoning) => LineReasoning): void {
  const answer = answers[index];
  if (answer !== undefined) answers[index] = by(answer);
}

/**
 * Keeps the fitting readings and moves the others to `otherReadings`; an answer without a fitting reading stays as it
 * is.
 */
function keepFitting(answer: LineReasoning, { evidence, fits }: Ruling): LineReasoning {
  const { readings: likely, otherReadings: remote, trace } = answer;
  const fitting = likely.filter(fits);
  const readings = fitting.length > 0 ? fitting : remote.filter(fits);
  if (readings.length === 0 || (readings.length === likely.length && remote.length === 0)) return answer;
  return {
    raw: answer.raw,
    flattened: answer.flattened,
    readings,
    isDatetime: true,
    evidence,
    leftOut: answer.leftOut,
    resolvedByColumn: true,
    otherReadings: [...likely, ...remote].filter((reading) => !readings.includes(reading)),
    trace: readings.length === 1 ? { ...trace, singleSolutionFound: true } : trace,
  };
}

/** Spreadsheets write a date as a day number if they lost its format. */
function readSerials(answers: readonly LineReasoning[], { serials }: ColumnStudy): readonly LineReasoning[] {
  if (!serials) return answers;
  return answers.map((answer) => {
    const reading = answer.isDatetime ? undefined : readExcelSerial(answer.flattened);
    return reading === undefined ? answer : toSerial(answer, reading);
  });
}

function toSerial(answer: LineReasoning, reading: DateReading): LineReasoning {
  const trace = { ...answer.trace, solutionFound: true, singleSolutionFound: true };
  const evidence = "a spreadsheet's day number";
  return { ...answer, readings: [reading], isDatetime: true, evidence, resolvedByColumn: true, trace };
}
