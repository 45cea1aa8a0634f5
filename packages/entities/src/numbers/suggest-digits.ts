import { readNumber } from "@limpid/text";

const LOOK_ALIKES: Readonly<Record<string, string>> = { O: "0", o: "0", l: "1", I: "1" };

/** The number a text would be if its letters O, l and I were digits; a suggestion only, never a repair. */
export function suggestDigits(text: string): readonly string[] {
  if (!/\d/.test(text) || !/[OolI]/.test(text)) return [];
  const reading = readNumber(text.replace(/[OolI]/g, (letter) => LOOK_ALIKES[letter] ?? letter));
  return reading.kind === "number" ? [reading.canonical] : [];
}
