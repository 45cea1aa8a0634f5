/** Finds the date inside a sentence. It accepts only unmistakable dates, since every other word is noise. */
import { type Budget, type Cover, coverLine } from "./cover-line.ts";
import type { LexedLine, Token } from "./lexer.ts";
import type { Sense } from "./lexicon.ts";
import type { Plan } from "./plan.ts";
import type { Proposals } from "./proposals.ts";
import { sensesAt, skipSpace } from "./rules/rule.ts";

const UNSPACED = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const JOINING_MARK = /^[./:+#$€£%'_=*&\\-]$/;
const OPENING = /^[\s([{"'<«“„:;,|>*-]$/u;
const CONTROL = /\p{Cc}/u;
/** Skipped words make a reading less certain. */
const NOISE_WEIGHT = 0.8;

export function findDateInText(
  line: LexedLine,
  proposals: Proposals,
  budget: Budget,
  isSure: (plan: Plan) => boolean,
): Cover {
  let best: readonly Plan[] = [];
  let steps = 0;
  for (let first = 0; first < line.tokens.length; first++) {
    if (!canBegin(line, first)) continue;
    const cover = coverLine(line, proposals, { ...budget, maxSteps: budget.maxSteps - steps }, { first, isOpen: true });
    steps += cover.steps;
    best = preferFuller(
      best,
      cover.plans.filter((plan) => isSure(plan) && canEnd(line, plan.tokens.next) && isWrittenAsDate(line, plan)),
    );
    if (cover.stopped === "time" || steps >= budget.maxSteps)
      return { plans: weaken(best), steps, stopped: cover.stopped };
  }
  return { plans: weaken(best), steps, stopped: "done" };
}

function weaken(plans: readonly Plan[]): readonly Plan[] {
  return plans.map((plan) => ({ ...plan, weight: plan.weight * NOISE_WEIGHT }));
}

function canBegin({ tokens, phrases }: LexedLine, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isGlued(tokens[at - 1], token, tokens[at - 2])) return false;
  if (token.kind === "number") return true;
  return phrases[at]?.senses.some(canOpen) === true;
}

function canOpen({ role, rare, cut }: Sense): boolean {
  return !rare && !cut && role !== "filler" && role !== "ordinal" && role !== "zone";
}

/** A number after a letter or a mark belongs to something longer, such as a code, a version or an amount. */
function isGlued(before: Token | undefined, token: Token, beforeThat: Token | undefined): boolean {
  if (before === undefined || before.kind === "space") return false;
  if (before.kind === "mark")
    return !OPENING.test(before.text) || (before.text === "-" && beforeThat?.kind === "number");
  return !UNSPACED.test(before.text) && !UNSPACED.test(token.text);
}

function canEnd(line: LexedLine, next: number): boolean {
  const { tokens } = line;
  const after = tokens[next];
  if (sensesAt(line, skipSpace(line, next), "era").senses.some(({ era, rare }) => era === "bc" && !rare)) return false;
  if (after === undefined || after.kind === "space") return true;
  if (CONTROL.test(after.text)) return false;
  if (after.kind === "mark")
    return !(JOINING_MARK.test(after.text) && tokens[next + 1]?.kind === "number") && !isClock(tokens, next);
  return after.kind === "word" && UNSPACED.test(after.text);
}

/** A time that is glued to the date by a mark belongs to it, whatever stands behind: 15/08/14,10:52:00-20q. */
function isClock(tokens: readonly Token[], mark: number): boolean {
  return tokens[mark + 1]?.kind === "number" && tokens[mark + 2]?.text === ":" && tokens[mark + 3]?.kind === "number";
}

/** English words that name months and weekdays only beside a day and a year, unlike in "we may 2024". */
const COMMON_WORDS = new Set(["may", "mar", "march", "dec", "sun", "sat", "am", "be"]);

function isWrittenAsDate({ tokens }: LexedLine, { has, tokens: { first, next } }: Plan): boolean {
  if (has.has("day") && has.has("year")) return true;
  return !tokens.slice(first, next).some(({ text }) => COMMON_WORDS.has(text));
}

/** Accepts a four-digit year with its month, and no form made of digits alone. */
export function isSureInText({ has, slots, writings }: Plan): boolean {
  if (has.has("wholeYear")) return writings.includes("labelled-year") && has.has("month");
  const year = slots.find((slot) => slot.component === "year");
  if (year === undefined || !has.has("month") || writings.includes("compact")) return false;
  const isShort = year.end - year.start === 2;
  if (isShort && writings.includes("dotted")) return false;
  return !isShort || has.has("day");
}

/** Keeps the plans that explain the longest part of the line, all of the same stretch. */
function preferFuller(best: readonly Plan[], found: readonly Plan[]): readonly Plan[] {
  let [kept, size] = [best, sizeOf(best[0])];
  for (const plan of found) {
    const own = sizeOf(plan);
    if (own > size) [kept, size] = [[plan], own];
    else if (own === size && kept[0]?.tokens.first === plan.tokens.first) kept = [...kept, plan];
  }
  return kept;
}

function sizeOf(plan: Plan | undefined): number {
  return plan === undefined ? 0 : plan.slots.length + Object.keys(plan.fixed).length;
}
