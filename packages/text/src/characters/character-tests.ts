/** Tests single characters, so that a recogniser rejects most texts before it runs any pattern. */

export function isDigitAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 48 && code <= 57;
}

export function startsWithDigit(text: string): boolean {
  return isDigitAt(text, 0);
}

export function endsWithDigit(text: string): boolean {
  return isDigitAt(text, text.length - 1);
}

/** Whether the character is an ASCII letter. */
export function isLetterAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index) | 32;
  return code >= 97 && code <= 122;
}

/** First digit outside ASCII. Letters of most scripts have higher codes, so the test lets them through as well. */
const FIRST_FOREIGN_DIGIT = 0x660;

/** Whether a digit may be among the first `longest` characters. */
export function mayHaveDigit(text: string, longest: number): boolean {
  const end = Math.min(text.length, longest);
  for (let index = 0; index < end; index++)
    if (isDigitAt(text, index) || text.charCodeAt(index) >= FIRST_FOREIGN_DIGIT) return true;
  return false;
}

export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}

const SPACE = 32;

/** Whether the text has only lower-case ASCII letters, digits and single spaces, as most texts do once lower-cased. */
export function arePlainWords(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (!isWord && (code !== SPACE || before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE;
}
