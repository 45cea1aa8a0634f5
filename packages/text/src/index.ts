export { type CellKind, cellKind, isValueKind } from "./cells/cell-kind.ts";
export { countFilled, hasText, isFilled, usedWidth } from "./cells/filled.ts";
export {
  endsWithDigit,
  isAscii,
  isDigitAt,
  isLetterAt,
  mayHaveDigit,
  startsWithDigit,
} from "./characters/character-tests.ts";
export { endsInAny } from "./characters/ends-in-one-of.ts";
export { findScript, SCRIPTS } from "./characters/find-script.ts";
export { isOneEditApart } from "./distances/is-one-edit-apart.ts";
export { foldName, foldWords } from "./folding/fold-name.ts";
export { foldGerman, foldText } from "./folding/fold-text.ts";
export { matchTitles } from "./folding/match-titles.ts";
export { saysNoValue } from "./missing/empty-cell.ts";
export { readHeaderTokens } from "./missing/header-tokens.ts";
export { findMissingToken, isListedToken, isRareToken, type MissingToken } from "./missing/missing-tokens.ts";
export { mayBeginWithWord, readWords } from "./missing/missing-words.ts";
export { isCommonSentinel, isOneCharacter, mayBeSentinel, sentinelShape } from "./missing/sentinel-shape.ts";
export { oneSpace, type TextRepair, textRepairs } from "./normal-forms/text-repairs.ts";
export { estimateNumber, type NumberEstimate } from "./numbers/estimate-number.ts";
export { foldDigits } from "./numbers/fold-digits.ts";
export { boundedNumber, numberMark } from "./numbers/number-mark.ts";
export {
  type DecimalSign,
  isPlainNumber,
  type NumberReading,
  readNumber,
  readSignBehind,
} from "./numbers/read-number.ts";
export { type Quantity, readQuantity } from "./numbers/read-quantity.ts";
export { rememberLast } from "./remember-last.ts";
export { WordTable } from "./words/word-table.ts";
