/**
 * ISBN of a book, of ten or thirteen digits; written as thirteen, with the hyphens of its language and publisher.
 * Sources: ISO 2108:2017; the International ISBN Agency's range message (as packed by isbn3).
 */
import { parse } from "isbn3";
import { headerWords } from "../columns/header-words.ts";
import { DIGITS } from "../prefilters/edge-filter.ts";
import { passesGs1, weighDigits } from "./check-digits.ts";
import { defineCheckedCode, WRONG_CHECK_DIGIT } from "./checked-code.ts";

const WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

export const isbn = defineCheckedCode({
  id: "isbn",
  title: "ISBN",
  group: "code",
  headers: [
    headerWords("e?-?isbn(?:[ _-]?1[03])?|isbn (?:number|nummer)|numéro isbn|número isbn|numero isbn|book ?number"),
  ],
  labels: ["ISBN-13", "ISBN-10", "ISBN13", "ISBN10", "EISBN", "ISBN"],
  last: `${DIGITS}X`,
  minLength: 10,
  digits: 9,
  maxLength: 17,
  losesZeros: true,
  shape: /^(?:97[89]\d{10}|\d{9}[\dX])$/,
  shapeReason: "An ISBN has thirteen digits that start with 978 or 979, or ten of which the last may be an X.",
  findFault: (bare) => {
    const passes = bare.length === 13 ? passesGs1(bare) : weighDigits(bare, WEIGHTS) % 11 === 0;
    return passes ? undefined : WRONG_CHECK_DIGIT;
  },
  format: (bare) => parse(bare)?.isbn13h ?? bare,
  otherForms: [ownHyphens],
  components: (bare) => {
    const book = parse(bare);
    if (book === null) return {};
    return { isbn10: book.isbn10 ?? "", isbn13: book.isbn13 ?? "", group: book.groupname ?? "" };
  },
  sure: 0.95,
});

/** Hyphenated, of as many digits as it has. */
function ownHyphens(bare: string): string {
  const book = parse(bare);
  return (bare.length === 13 ? book?.isbn13h : book?.isbn10h) ?? bare;
}
