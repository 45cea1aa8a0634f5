/**
 * A colour: its name, or its value as CSS writes it. Values become #rrggbb, in capitals where the column has them; names
 * stay names, in the language of the column.
 * Sources: CSS Color Module Level 4 §4-§7; X11's colour names.
 */

import type { CountedValue } from "@limpid/table";
import { isOneEditApart } from "@limpid/text";
import { colord, extend } from "colord";
import namesPlugin from "colord/plugins/names";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isColourWord, isShadeWord } from "./color-names.ts";

extend([namesPlugin]);

interface ColorEvidence {
  /** Most names are unknown to us: shops invent them, and none is refused. */
  readonly isInventive: boolean;
  /** Values of hex digits without # are colours in a column that has nothing else. */
  readonly isBareHex: boolean;
  readonly isUpper: boolean;
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const BARE_HEX = /^(?:0x)?[\da-f]{6}$/i;
const FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/+deg-]{5,60}\)$/i;
const TRIPLE = /^\(?(\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)?$/;
const WORDS = /^[\p{L}][\p{L}' /&,+-]*$/u;
const BETWEEN = /[\s/&,+-]+/;
const JOINING = new Set(["and", "und", "et", "y", "e", "en", "with"]);
const MAJORITY = 0.5;
const ENOUGH = 5;
const CLEAR = 0.8;
const MAX_NAME_LENGTH = 40;
const FREQUENT =
  "black white gray grey silver red green blue yellow orange purple brown pink gold navy beige turquoise".split(" ");

export const color = defineEntity<ColorEvidence>({
  id: "color",
  title: "Colour",
  group: "code",
  prefilter: { minLength: 3, any: ["letter", "hash"], notFirst: ["digit"] },
  type: "text",
  hasOpenList: true,
  maxLength: 80,
  headers: [
    headerWords(
      "(?:[\\p{L}]+[ _-])?colou?rs?(?:[ _-]?(?:code|hex|name))?|hex(?:[ _-]?(?:code|colou?r))?|rgb|farb(?:e|en|code|ton)|couleurs?|colores|cor(?:es)?|colore|kleur(?:en)?",
    ),
    /colou?r$/i,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first === 35) return HEX.test(text) ? (text.length > 5 ? 0.95 : 0.5) : 0;
    if (text.length < 3 || text.length > MAX_NAME_LENGTH || (first >= 48 && first <= 57)) return 0;
    if (text.endsWith(")")) return FUNCTION.test(text) && colord(text).isValid() ? 0.95 : 0;
    return isColourName(text.toLowerCase()) ? 0.85 : 0;
  },
  learn: learnNames,
  describe: ({ isInventive }) => (isInventive ? ["Some names are not on the list, so none are refused."] : []),
  clean: cleanColor,
});

function isColourName(lower: string): boolean {
  if (isColourWord(lower)) return true;
  const first = lower.slice(0, lower.search(BETWEEN));
  if (!(isColourWord(first) || isShadeWord(first)) || !WORDS.test(lower)) return false;
  const words = lower.split(BETWEEN).filter((word) => word !== "" && !JOINING.has(word));
  return words.some(isColourWord) && words.every((word) => isColourWord(word) || isShadeWord(word));
}

function learnNames(all: readonly CountedValue[]): ColorEvidence {
  const values = someValues(all);
  const names = values.filter(({ text }) => WORDS.test(text) && text.length <= MAX_NAME_LENGTH);
  const unknown = names.filter(({ text }) => !isColourName(text.toLowerCase()));
  const bareHex = values.filter(({ text }) => BARE_HEX.test(text));
  return {
    isInventive: unknown.length >= ENOUGH && unknown.length > MAJORITY * names.length,
    isBareHex: bareHex.length >= MAJORITY * values.length,
    isUpper: areUpper(values.filter(({ text }) => HEX.test(text) || BARE_HEX.test(text))),
  };
}

function areUpper(hexes: readonly CountedValue[]): boolean {
  const upper = hexes.filter(({ text }) => /[A-F]/.test(text));
  const lower = hexes.filter(({ text }) => /[a-f]/.test(text));
  return upper.length >= ENOUGH && upper.length >= CLEAR * (upper.length + lower.length);
}

function cleanColor(text: string, { isInventive, isBareHex, isUpper }: ColorEvidence): Outcome {
  const value = valueOfText(text, isBareHex);
  if (value !== undefined) {
    const { r, g, b, a } = colord(value).toRgb();
    if (!colord(value).isValid() || isOutOfRange(value)) return invalid("Not a colour of CSS.");
    const small = colord(value).toHex();
    const hex = isUpper ? small.toUpperCase() : small;
    return rewritten(text, hex, { why: "Written as #rrggbb.", rule: "hex", components: parts(hex, r, g, b, a) });
  }
  const lower = text.toLowerCase();
  if (isColourName(lower)) {
    const named = colord(lower.replace(/\s/g, ""));
    const { r, g, b, a } = named.toRgb();
    return confirmed(text, named.isValid() ? parts(named.toHex(), r, g, b, a) : {});
  }
  if (isInventive && WORDS.test(text)) return confirmed(text);
  return invalid("Not a known colour.", FREQUENT.filter((name) => isOneEditApart(lower, name)).slice(0, 1));
}

function valueOfText(text: string, isBareHex: boolean): string | undefined {
  if (text.startsWith("#") || /^(?:rgb|hsl)a?\(/i.test(text)) return text.toLowerCase();
  if (BARE_HEX.test(text) && (isBareHex || text.startsWith("0x"))) return `#${text.slice(-6).toLowerCase()}`;
  const [, red, green, blue] = TRIPLE.exec(text) ?? [];
  return red === undefined ? undefined : `rgb(${red}, ${green}, ${blue})`;
}

/** The library cuts values to what is possible; a table with 300 in it has an error. */
function isOutOfRange(value: string): boolean {
  return (
    value.startsWith("rgb") && (value.match(/\d+(?![\d.]*%)/g) ?? []).slice(0, 3).some((number) => Number(number) > 255)
  );
}

function parts(hex: string, r: number, g: number, b: number, a: number): Cleaned["components"] {
  const rgb = { hex, r: String(r), g: String(g), b: String(b) };
  return a === 1 ? rgb : { ...rgb, alpha: String(a) };
}
