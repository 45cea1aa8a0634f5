import { NULL_SIZE, type StoredValues } from "./stored-values.ts";

type Element = StoredValues["element"];

interface Encoded {
  readonly element: Element;
  readonly sizes: Int32Array;
  /** The values one after the other, `width` bytes each. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  /** Undefined where the order of the values is not kept. */
  readonly order?: { readonly isLess: (one: number, other: number) => boolean; valueAt(code: number): number | bigint };
}

/** All widths are of whole words, and are written to memory that begins at one. */
const WORD = 4;

/** Numbers of a fixed width. Those of a machine word are little-endian, as the machines are that Node.js runs on. */
export class FixedValues implements StoredValues {
  readonly hasDictionary = true;
  readonly element: Element;
  readonly sizes: Int32Array;

  private constructor(private readonly encoded: Encoded) {
    this.element = encoded.element;
    this.sizes = encoded.sizes;
  }

  static integers(element: Element, dict: readonly (string | null)[], parse: (text: string) => number): FixedValues {
    return FixedValues.inOrder(
      element,
      dict,
      Int32Array.from(dict, (text) => (text === null ? 0 : parse(text))),
    );
  }

  static doubles(element: Element, dict: readonly (string | null)[], parse: (text: string) => number): FixedValues {
    return FixedValues.inOrder(
      element,
      dict,
      Float64Array.from(dict, (text) => (text === null ? 0 : parse(text))),
    );
  }

  /** Numbers of 64 bits. */
  static longs<Item extends string | number>(
    element: Element,
    dict: ArrayLike<Item | null>,
    parse: (item: Item) => number | bigint,
  ): FixedValues {
    const values = new BigInt64Array(dict.length);
    const halves = new Int32Array(values.buffer);
    for (let code = 0; code < dict.length; code++) {
      const item = dict[code] ?? null;
      const value = item === null ? 0 : parse(item);
      if (typeof value === "bigint") values[code] = value;
      else {
        halves[2 * code] = value % 2 ** 32;
        halves[2 * code + 1] = Math.floor(value / 2 ** 32);
      }
    }
    const isLess = (one: number, other: number): boolean => {
      const [high, otherHigh] = [halves[2 * one + 1] ?? 0, halves[2 * other + 1] ?? 0];
      return high === otherHigh ? (halves[2 * one] ?? 0) >>> 0 < (halves[2 * other] ?? 0) >>> 0 : high < otherHigh;
    };
    return new FixedValues({
      element,
      sizes: sizesOf(dict, 8),
      bytes: new Uint8Array(values.buffer),
      width: 8,
      order: { isLess, valueAt: (code) => values[code] ?? 0n },
    });
  }

  /** Signed numbers of `width` bytes, the most significant byte first. */
  static wide(
    element: Element,
    dict: readonly (string | null)[],
    parse: (text: string) => number | bigint,
    width: number,
  ): FixedValues {
    const bytes = new Uint8Array(dict.length * width);
    for (const [code, text] of dict.entries()) {
      let rest = text === null ? 0n : BigInt(parse(text));
      for (let at = (code + 1) * width - 1; at >= code * width; at--) {
        bytes[at] = Number(BigInt.asUintN(8, rest));
        rest >>= 8n;
      }
    }
    return new FixedValues({ element, sizes: sizesOf(dict, width), bytes, width });
  }

  private static inOrder(
    element: Element,
    dict: readonly (string | null)[],
    values: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>,
  ): FixedValues {
    const width = values.BYTES_PER_ELEMENT;
    const valueAt = (code: number): number => values[code] ?? 0;
    return new FixedValues({
      element,
      sizes: sizesOf(dict, width),
      bytes: new Uint8Array(values.buffer),
      width,
      order: { isLess: (one, other) => valueAt(one) < valueAt(other), valueAt },
    });
  }

  mostBytes(_: Int32Array, size: number): number {
    return size;
  }

  write(codes: Int32Array, out: Buffer): number {
    const words = this.encoded.width / WORD;
    const from = new Int32Array(this.encoded.bytes.buffer);
    const to = new Int32Array(out.buffer, out.byteOffset, codes.length * words);
    let next = 0;
    for (let index = 0; index < codes.length; index++) {
      const first = (codes[index] ?? 0) * words;
      for (let word = first; word < first + words; word++) to[next++] = from[word] ?? 0;
    }
    return next * WORD;
  }

  bounds(codes: Int32Array): readonly [min: number | bigint, max: number | bigint] | undefined {
    const { order } = this.encoded;
    const [first] = codes;
    if (order === undefined || first === undefined) return undefined;
    let [least, most] = [first, first];
    for (let index = 1; index < codes.length; index++) {
      const code = codes[index] ?? 0;
      if (order.isLess(code, least)) least = code;
      else if (order.isLess(most, code)) most = code;
    }
    return [order.valueAt(least), order.valueAt(most)];
  }
}

function sizesOf(dict: ArrayLike<string | number | null>, width: number): Int32Array {
  const sizes = new Int32Array(dict.length).fill(width);
  for (let code = 0; code < dict.length; code++) if (dict[code] === null) sizes[code] = NULL_SIZE;
  return sizes;
}
