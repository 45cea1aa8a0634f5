/**
 * How far a text alone may be taken for missing data. Known, wherever it occurs: a listed token, a phrase of words for it
 * such as "no" and the column's title, an error of a spreadsheet, a code that programs write for it. Suspicious: zeros
 * and signs that forms are filled with. What only looks unlike the rest of its column is data.
 */
import { isListedToken, readQuantity, readWords, sentinelShape } from "@limpid/text";

/** The highest probability that such a text may have of meaning missing data. */
export type MissingCeiling = typeof CERTAIN | typeof DOUBTED | typeof DATA;
const CERTAIN = 1;
/** Less than a change needs. */
const DOUBTED = 0.89;
/** Less than a doubt needs. */
const DATA = 0.49;

const BLANKS = /^[-_.?/*~:–— ]{2,}$/;

export function missingCeiling(text: string, headerTokens: ReadonlySet<string>): MissingCeiling {
  const look = sentinelShape(text);
  if (readQuantity(text).kind === "text") {
    if (headerTokens.has(text.toLowerCase()) || isToken(text) || look.isDefaultDate) return CERTAIN;
    return look.isRepeatedSign || look.isPlaceholder || look.isZero || look.isRepeatedDigit ? DOUBTED : DATA;
  }
  if (look.isNines || look.isDefaultDate || look.isLimit || (look.isNegativeCode && text.length > 2)) return CERTAIN;
  return look.isZero || look.isNegativeCode || look.isRepeatedDigit ? DOUBTED : DATA;
}

function isToken(text: string): boolean {
  const { isPhrase, isSheetError } = readWords(text);
  return isListedToken(text) || isPhrase || isSheetError || BLANKS.test(text);
}
