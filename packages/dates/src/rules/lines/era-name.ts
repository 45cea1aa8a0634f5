/** Reads eras: 2024 AD, 88 n. Chr., 2555 BE, พ.ศ. 2555, 1433 هـ, 令和2年, 民國113年. */
import type { LexedLine } from "../../lexer.ts";
import { makePiece, type Piece } from "../../plan.ts";
import { isMark, makeSlot, numberAt, type Rule, sensesAt, skipSpace } from "../rule.ts";

/** An era has capitals or dots, unlike "to be 2024". */
const SMALL_WORD = /^[a-z]{2}$/;

export const eraName: Rule = {
  name: "era",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "era");
    if (SMALL_WORD.test(line.tokens[at]?.text ?? "") && !isMark(line, at + 1, ".")) return [];
    const own = senses.filter(({ era, rare, isShadowed }) => era !== "bc" && !rare && !isShadowed);
    const alone = own.map((sense) =>
      makePiece({
        rule: "era",
        next,
        fixed: { era: sense.era },
        weight: 0.98,
        languages: sense.languages,
        needs: ["year", "month", "day"],
      }),
    );
    const number = skipSpace(line, next);
    return [
      ...alone,
      ...own.flatMap((sense) => readYear(line, number, "before").map((piece) => withEra(piece, sense.era))),
    ];
  },
};

/** 88 n. Chr.: a year of one to three digits needs its era beside it. */
export const yearOfEra: Rule = {
  name: "year",
  propose: (line, at) => {
    const era = sensesAt(line, skipEraGap(line, at + 1), "era").senses;
    return era.every(({ rare }) => rare) ? [] : readYear(line, at, "after");
  },
};

function readYear(line: LexedLine, at: number, era: "before" | "after"): readonly Piece[] {
  const number = numberAt(line, at, 1, era === "after" ? 3 : 4);
  if (number === undefined) return [];
  const label = sensesAt(line, skipSpace(line, at + 1), "unit");
  const isLabelled = label.senses.some((sense) => sense.component === "year" && !sense.before);
  const next = isLabelled ? label.next : at + 1;
  return [makePiece({ rule: "year", next, slots: [makeSlot("year", number)], needs: ["month", "era"] })];
}

function withEra(piece: Piece, era: NonNullable<Piece["fixed"]["era"]>): Piece {
  return { ...piece, fixed: { ...piece.fixed, era } };
}

function skipEraGap(line: LexedLine, at: number): number {
  const next = skipSpace(line, at);
  return isMark(line, next, ",") ? skipSpace(line, next + 1) : next;
}
