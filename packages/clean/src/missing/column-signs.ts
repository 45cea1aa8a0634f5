/** The evidence of a whole column about the texts in it that may mean missing data. */
import type { Entity } from "@limpid/entities";
import type { Candidate } from "@limpid/models";
import { type CountedValue, countByShape, placesByShape } from "@limpid/table";
import { findMissingToken } from "@limpid/text";

export interface ColumnSigns {
  /** Its values are words, and one that means "none" or "unknown" may be the answer that somebody gave. */
  readonly asks: AnswersOf;
  /** Prices, counts and numbers that name a thing: none of them is too large. */
  readonly isOfAnySize: boolean;
  /** Its class stands in for another one, and what it refuses proves nothing. */
  readonly isStandIn: boolean;
}

/** What is known of a column beside its values. */
export interface ColumnPlace {
  /** A box of a multiple choice, which holds its one text or nothing. */
  readonly isTickBox: boolean;
  readonly isStandIn: boolean;
}

export const ANY_PLACE: ColumnPlace = { isTickBox: false, isStandIn: false };

/** A value that may mean missing data, with the evidence of its column. */
export interface Suspect extends Candidate {
  readonly signs: ColumnSigns;
}

interface AnswersOf {
  /** The title asks whether something is known. */
  readonly whatIsKnown: boolean;
  /** It has a token such as "N/A" for no data already. */
  readonly hasToken: boolean;
  /** Different texts, without tokens that mean nothing else than no data. */
  readonly answers: number;
  /** A box of a multiple choice, which holds its one text or nothing. */
  readonly isTickBox: boolean;
}

const KNOWN = /(?:^|[^\p{L}])(?:known|bekannt|connue?|conocid[oa]|conhecid[oa]|bekend)(?:$|[^\p{L}])/iu;
/** An amount, a count, or a number that a thing is called by. */
const OF_ANY_SIZE = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    "prices?|costs?|fees?|amounts?|total|sum|salary|preise?|kosten|betrag|prix|coût|montant|precio|coste|importe|prezzo|prijs|bedrag",
    "counts?|qty|quantity|stock|inventory|sold|pieces|units|anzahl|menge|bestand|stück|quantité|nombre|cantidad|existencias|quantità|aantal",
    "number|no|nr|num|line|route|jersey|nummer|linie|numéro|ligne|número|línea|numero|linea|lijn",
  ].join("|")})(?:$|[^\\p{L}])`,
  "iu",
);

/** Numbers with zeros before them name things. */
const ZERO_LED = /^0\d+$/;

export function columnSigns(
  entity: Pick<Entity, "isOfAnySize">,
  title: string,
  values: readonly CountedValue[],
  { isTickBox, isStandIn }: ColumnPlace,
): ColumnSigns {
  const answers = countByShape(values, (text) => text !== "").values;
  const tokens = placesByShape(values, (text) => !/^\d/.test(text)).filter(
    (place) => findMissingToken(values[place]?.text ?? "") === "plain",
  ).length;
  return {
    asks: {
      whatIsKnown: KNOWN.test(title),
      hasToken: tokens > 0,
      answers: answers - tokens,
      isTickBox,
    },
    isOfAnySize: entity.isOfAnySize || OF_ANY_SIZE.test(title) || values.some(({ text }) => ZERO_LED.test(text)),
    isStandIn,
  };
}
