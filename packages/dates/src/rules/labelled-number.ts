/** Reads numbers with a label: 2024年3月5日, 14時30分, 15h30, ngày 5 tháng 3 năm 2024. */
import type { LexedLine, Token } from "../lexer.ts";
import type { UnitComponent } from "../lexicon.ts";
import { makePiece, type Piece, type PlanComponent, type Slot } from "../plan.ts";
import { followsClockWord } from "./clock-time.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "./rule.ts";

const NEEDS: Readonly<Record<UnitComponent, readonly PlanComponent[]>> = {
  year: ["month"],
  month: [],
  day: ["month"],
  hour: [],
  minute: ["hour"],
  second: ["minute"],
};

export const labelledNumber: Rule = {
  name: "labelled-number",
  propose: (line, at) => [...readLabelAfter(line, at), ...readLabelBefore(line, at)],
};

function readLabelAfter(line: LexedLine, at: number): readonly Piece[] {
  const labelAt = skipToLabel(line, at + 1);
  const { senses, next } = sensesAt(line, labelAt, "unit");
  return senses.flatMap((sense) => {
    const number = sense.before ? undefined : numberOf(line, at, sense.component);
    if (number === undefined) return [];
    if (sense.component === "hour") return readHour(line, number, { labelAt, next });
    return [toPiece([makeSlot(sense.component, number)], next, NEEDS[sense.component])];
  });
}

function readLabelBefore(line: LexedLine, at: number): readonly Piece[] {
  const { senses, next } = sensesAt(line, at, "unit");
  const numberIndex = skipSpace(line, next);
  return senses.flatMap((sense) => {
    const number = sense.before ? numberOf(line, numberIndex, sense.component) : undefined;
    if (number === undefined) return [];
    return [toPiece([makeSlot(sense.component, number)], numberIndex + 1, NEEDS[sense.component])];
  });
}

/** Minutes may follow the hour without a label (15h30). "5 h" alone is a duration; "5 Uhr" is a time. */
function readHour(
  line: LexedLine,
  hour: Token,
  label: { readonly labelAt: number; readonly next: number },
): readonly Piece[] {
  const minute = numberAt(line, skipSpace(line, label.next), 2, 2);
  const hourSlot = makeSlot("hour", hour);
  const isShortLabel = /^[a-z]$/i.test(line.tokens[label.labelAt]?.text ?? "");
  const alone = toPiece([hourSlot], label.next, isShortLabel ? findNeeds(line, hour, label.next) : []);
  if (minute === undefined) return [alone];
  return [alone, toPiece([hourSlot, makeSlot("minute", minute)], skipSpace(line, label.next) + 1, [])];
}

/** "8h du matin" and "à 8h" are times, "8h" a duration. */
function findNeeds(line: LexedLine, hour: Token, next: number): readonly PlanComponent[] {
  if (sensesAt(line, skipSpace(line, next), "meridiem").senses.length > 0) return ["meridiem"];
  return followsClockWord(line, line.tokens.indexOf(hour)) ? [] : ["month"];
}

function numberOf(line: LexedLine, at: number, component: UnitComponent): Token | undefined {
  if (component !== "year") return numberAt(line, at, 1, 2);
  return numberAt(line, at, 4, 4) ?? (isShortYear(line, at) ? numberAt(line, at, 2, 2) : undefined);
}

/** Reads 14年6月5日 as a two-digit year only if the line has no other year label. */
function isShortYear(line: LexedLine, at: number): boolean {
  return line.isLenient && /^[年년]$/.test(line.tokens[at + 1]?.text ?? "");
}

function toPiece(slots: readonly Slot[], next: number, needs: readonly PlanComponent[]): Piece {
  const also: readonly PlanComponent[] = slots[0]?.component === "month" ? ["namedMonth"] : [];
  return makePiece({ rule: "labelled-number", writing: "labelled", next, slots, also, needs });
}

/** Mongolian and Finnish put a hyphen between a number and its label: 9-р сар. */
function skipToLabel(line: LexedLine, at: number): number {
  return line.isLenient && isMark(line, at, "-") && line.tokens[at + 1]?.kind === "word" ? at + 1 : skipSpace(line, at);
}
