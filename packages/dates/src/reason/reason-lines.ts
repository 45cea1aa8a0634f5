import { findLastOfCentury } from "../column/open-century.ts";
import { isOpen, type OpenLine, type Proof, proveOrder, toOpenLine } from "../column/order-evidence.ts";
import { findRegularOrder } from "../column/regular-steps.ts";
import { isExcelSerial, readExcelSerial } from "../excel-serial.ts";
import type { Candidate } from "../rank-readings.ts";
import type { DateOrder, DateReading } from "../reading.ts";
import type { LineReasoning, ReasonOptions } from "./line-reasoning.ts";
import { readShape } from "./read-shape.ts";
import { budgetOf, toReasoning } from "./reason-line.ts";

const ORDER_NAME: Readonly<Record<DateOrder, string>> = { dmy: "day first", mdy: "month first", ymd: "year first" };
const SERIAL_COLUMN_SHARE = 0.5;

interface ReadLine {
  readonly candidates: readonly Candidate[];
  readonly reasoning: LineReasoning;
}

/** What a column says about its lines: which readings stay, and why. */
interface Ruling {
  readonly evidence: string;
  readonly fits: (reading: DateReading) => boolean;
}

/** The lines of one column: what other lines prove resolves those that are open. */
export function reasonLines(lines: readonly string[], options: ReasonOptions): readonly LineReasoning[] {
  const read = lines.map((line) => readLine(line, options));
  const plain = resolveOrders(read, read.map(toAnswer), false);
  const resolved = resolveOrders(read, plain, true);
  return resolveSerials(resolveCenturies(read, resolved));
}

function readLine(line: string, options: ReasonOptions): ReadLine {
  const started = options.now();
  const shape = readShape(line, options, budgetOf(options, started));
  return { candidates: shape.candidates, reasoning: toReasoning(line, shape, options, started) };
}

function toAnswer({ reasoning }: ReadLine): LineReasoning {
  return reasoning;
}

/** Dots tell little about dates with slashes beside them, so that each kind is decided by its own lines. */
function resolveOrders(
  read: readonly ReadLine[],
  answers: readonly LineReasoning[],
  isDotted: boolean,
): readonly LineReasoning[] {
  const all = listOpenLines(read, isDotted);
  const telling = all.filter(({ isTwin }) => !isTwin);
  if (telling.length < 2) return answers;
  const proof = proveOrder(telling);
  if (proof === "contradictory") return answers;
  if (proof !== "open") return applyProof(answers, telling, proof);
  const order = findRegularOrder(all);
  return order === undefined ? answers : applySteps(answers, telling, order);
}

function listOpenLines(read: readonly ReadLine[], isDotted: boolean): readonly OpenLine[] {
  const open: OpenLine[] = [];
  for (const [index, { candidates }] of read.entries()) {
    const first = candidates[0];
    if (first === undefined || first.plan.rule.includes("dotted-date") !== isDotted) continue;
    const line = toOpenLine(index, candidates);
    if (line !== undefined) open.push(line);
  }
  return open;
}

function applyProof(
  answers: readonly LineReasoning[],
  open: readonly OpenLine[],
  { order, decidedBy, outliers }: Proof,
): readonly LineReasoning[] {
  const evidence = `${ORDER_NAME[order]}: line ${decidedBy + 1}`;
  const changed = [...answers];
  const fits = (reading: DateReading): boolean => reading.order === order;
  for (const line of open) {
    const { index } = line;
    const answer = answers[index];
    if (answer === undefined) continue;
    if (isOpen(line)) changed[index] = rule(answer, { evidence, fits });
    else if (outliers.includes(index)) changed[index] = { ...answer, evidence: `outlier; ${evidence}` };
  }
  return changed;
}

function applySteps(
  answers: readonly LineReasoning[],
  open: readonly OpenLine[],
  order: DateOrder,
): readonly LineReasoning[] {
  const evidence = `${ORDER_NAME[order]}: regular steps`;
  const changed = [...answers];
  for (const { index } of open) {
    const answer = answers[index];
    if (answer !== undefined) changed[index] = rule(answer, { evidence, fits: (reading) => reading.order === order });
  }
  return changed;
}

/** Keeps what fits, and leaves the rest within reach; an answer that nothing fits stays as it is. */
function rule(answer: LineReasoning, { evidence, fits }: Ruling): LineReasoning {
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
    resolvedByColumn: true,
    otherReadings: [...likely, ...remote].filter((reading) => !readings.includes(reading)),
    trace: readings.length === 1 ? { ...trace, singleSolutionFound: true } : trace,
  };
}

function resolveCenturies(read: readonly ReadLine[], answers: readonly LineReasoning[]): readonly LineReasoning[] {
  const isShort = read.map(({ candidates }) => candidates.some(hasShortYear));
  const years = new Set<number>();
  for (const [index, answer] of answers.entries()) {
    const year = isShort[index] === true ? answer.readings[0]?.year : undefined;
    if (typeof year === "number") years.add(year);
  }
  const last = isShort.filter(Boolean).length < 2 ? undefined : findLastOfCentury(years);
  if (last === undefined) return answers;
  const fits = ({ year }: DateReading): boolean => year === null || year >= 2000 === year % 100 <= last;
  const evidence = `years up to ${last === 0 ? 1999 : 2000 + last}: the other lines`;
  return answers.map((answer, index) => {
    if (isShort[index] !== true) return answer;
    return rule(answer, { evidence: answer.evidence === null ? evidence : `${answer.evidence}; ${evidence}`, fits });
  });
}

function hasShortYear({ plan }: Candidate): boolean {
  return plan.hasShortYear;
}

/** Spreadsheets write a date as a day number where they lost its format. */
function resolveSerials(answers: readonly LineReasoning[]): readonly LineReasoning[] {
  const filled = answers.filter(({ flattened }) => flattened !== "");
  const dates = filled.filter(({ isDatetime }) => isDatetime);
  if (dates.length === filled.length || dates.length < filled.length * SERIAL_COLUMN_SHARE) return answers;
  return answers.map((answer) => {
    const reading =
      !answer.isDatetime && isExcelSerial(answer.flattened) ? readExcelSerial(answer.flattened) : undefined;
    return reading === undefined ? answer : toSerial(answer, reading);
  });
}

function toSerial(answer: LineReasoning, reading: DateReading): LineReasoning {
  const trace = { ...answer.trace, solutionFound: true, singleSolutionFound: true };
  const evidence = "a spreadsheet's day number";
  return { ...answer, readings: [reading], isDatetime: true, evidence, resolvedByColumn: true, trace };
}
