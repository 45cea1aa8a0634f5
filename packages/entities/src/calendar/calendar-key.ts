/** How names of months and weekdays are looked up. */
import { isAscii } from "@limpid/text";

const WHOLE_WORD = /[\p{Script=Han}\p{Script=Hangul}]/u;

export function calendarKey(text: string): string {
  const lower = text.toLowerCase();
  const key = lower.endsWith(".") ? lower.slice(0, -1) : lower;
  return isAscii(key) ? key : key.normalize("NFC");
}

/** One letter is no name, unless it is a whole word of Chinese or Korean; a number with a label is read apart. */
export function isTelling(name: string): boolean {
  return (name.length > 1 || WHOLE_WORD.test(name)) && !/\d/.test(name);
}
