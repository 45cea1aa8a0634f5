/** What signs the texts of a column are made of: what a value looks like, whatever its class makes of it. */
import { type Column, countCodes, countValues, findTextShapes, MAX_SHAPED, NO_SHAPE as UNSHAPED } from "@limpid/table";

export interface Shapes {
  /** The kinds of signs in the text, by code; NO_SHAPE of a blank one. */
  readonly ofCode: Float64Array;
  /** Rows by shape, and rows that have one. */
  readonly counts: ReadonlyMap<number, number>;
  readonly filled: number;
}

export const NO_SHAPE = 0;
/** The beginning of a long text that shows what it is. */
const MAX_SIGNS = MAX_SHAPED;

export function readShapes(column: Column): Shapes {
  const { dict } = column;
  const cells = countCodes(column);
  const values = countValues(column);
  // If all texts are used, the values stand at the places of their codes.
  const texts = values.length === dict.length ? findTextShapes(values) : undefined;
  // Words in a row have the shape of one, and another look: texts with a blank are looked at by themselves.
  const ofShape = texts?.shapes.map(({ example }) => (example.includes(" ") ? undefined : shapeOf(example))) ?? [];
  const ofCode = new Float64Array(dict.length);
  const counts = new Map<number, number>();
  let filled = 0;
  for (let code = 0; code < dict.length; code++) {
    const text = dict[code] ?? "";
    const shared = text.includes(" ") ? UNSHAPED : (texts?.ofPlace[code] ?? UNSHAPED);
    const shape = (shared === UNSHAPED ? undefined : ofShape[shared]) ?? shapeOf(text);
    const rows = cells[code] ?? 0;
    ofCode[code] = shape;
    if (shape === NO_SHAPE || rows === 0) continue;
    counts.set(shape, (counts.get(shape) ?? 0) + rows);
    filled += rows;
  }
  return { ofCode, counts, filled };
}

/** Two halves of bits, one for each kind of sign, in a number that holds both exactly. */
function shapeOf(text: string): number {
  let [low, high] = [0, 0];
  const inside = text.trim();
  for (let at = 0; at < inside.length && at < MAX_SIGNS; at++) {
    const kind = kindOfSign(inside.charCodeAt(at));
    if (kind < HALF) low |= 1 << kind;
    else high |= 1 << (kind - HALF);
  }
  return high * 2 ** HALF + low;
}

const HALF = 26;
/** The kind of each sign, once it was looked at; each sign of ASCII that is no letter or digit is a kind of its own. */
const KINDS = new Uint8Array(65_536);
const NOT_ASCII = [/\p{Lu}/u, /\p{Ll}/u, /\p{L}/u, /\p{N}/u, /\s/u] as const;
const [DIGIT, CAPITAL, SMALL, SPACE, OTHER, FIRST_SIGN] = [1, 2, 3, 4, 5, 12] as const;

function kindOfSign(unit: number): number {
  const known = KINDS[unit] ?? 0;
  if (known !== 0) return known - 1;
  const kind = findKind(String.fromCharCode(unit));
  KINDS[unit] = kind + 1;
  return kind;
}

function findKind(sign: string): number {
  if (/[0-9]/.test(sign)) return DIGIT;
  if (/[A-Z]/.test(sign)) return CAPITAL;
  if (/[a-z]/.test(sign)) return SMALL;
  if (/[\0- ]/.test(sign)) return SPACE;
  const at = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".indexOf(sign);
  if (at !== -1) return FIRST_SIGN + at;
  const other = NOT_ASCII.findIndex((pattern) => pattern.test(sign));
  return OTHER + 1 + other;
}
