/**
 * Profiles a sample of a column's values, so that one value can be compared with the others. It leaves out values that
 * look like tokens or codes if enough others remain.
 */
import { type Quantity, readQuantity, rememberLast } from "@limpid/text";
import { NumberRange } from "./number-range.ts";

const MAX_SAMPLED = 256;
const MAX_RECOGNISED = 24;
const MIN_COUNT = 1;
const MAX_SHAPE_LENGTH = 40;

interface CountedText {
  readonly text: string;
  readonly count: number;
}

export interface ValueForm {
  readonly quantity: Quantity;
  readonly shape: string;
  readonly style: Style;
  readonly length: number;
  readonly words: readonly string[];
  readonly script: Script;
}

type Script = "none" | "latin" | "other";

/** Letter case of a value. */
export type Style = "none" | "small" | "capitals" | "title" | "mixed";

export class ColumnProfile {
  readonly rows: number;
  readonly distinct: number;
  readonly mostRows: number;
  readonly secondMostRows: number;
  readonly numbers: NumberRange;
  readonly dates: NumberRange;
  readonly base: ReadonlySet<string>;
  /** Every value is a token or a code. */
  readonly isAllTokens: boolean;
  /** At least one value contains a plus sign. */
  readonly hasPlus: boolean;
  /** Mean recognition of the sampled values by the class, 0 to 1. */
  readonly recognised: number;
  private readonly shapes = new Map<string, number>();
  private readonly styles = new Map<Style, number>();
  private readonly kinds = new Map<Quantity["kind"], number>();
  private readonly scripts = new Map<Script, number>();
  private readonly wordCounts = new Map<string, number>();
  private words = 0;
  private lengths = 0;
  private squares = 0;

  constructor(
    readonly entity: { readonly recognise: (text: string) => number },
    values: readonly CountedText[],
    isSuspect: (value: CountedText) => boolean,
  ) {
    const filled = values.some(({ text }) => text === "") ? values.filter(({ text }) => text !== "") : values;
    const plain = filled.some(isSuspect) ? filled.filter((value) => !isSuspect(value)) : filled;
    const sample = thin(plain.length < MIN_COUNT ? filled : plain, MAX_SAMPLED).map(({ text }) => text);
    this.isAllTokens = plain.length === 0;
    this.distinct = filled.length;
    this.hasPlus = filled.some(({ text }) => text === "+");
    this.base = new Set(sample);
    let [rows, most, second] = [0, 0, 0];
    for (const { count } of filled) {
      rows += count;
      if (count > most) [most, second] = [count, most];
      else if (count > second) second = count;
    }
    this.rows = rows;
    this.mostRows = most;
    this.secondMostRows = second;
    const forms = sample.map(valueForm);
    for (const form of forms) this.add(form);
    const valuesOf = (kind: Quantity["kind"]) =>
      forms.flatMap(({ quantity }) => (quantity.kind === kind && quantity.kind !== "text" ? [quantity.value] : []));
    this.numbers = new NumberRange(valuesOf("number"));
    this.dates = new NumberRange(valuesOf("date"));
    // Sorted, so that the same values are asked about in whatever order the rows come.
    const sampled = thin(sample.toSorted(), MAX_RECOGNISED);
    this.recognised = sampled.reduce((sum, text) => sum + entity.recognise(text), 0) / Math.max(1, sampled.length);
  }

  /** Returns the share of the other sampled values with the text's shape. */
  shareOfShape(form: ValueForm, isInside: boolean): number {
    return this.share(this.shapes.get(form.shape), isInside);
  }

  shareOfStyle(style: Style, isInside: boolean): number {
    return this.share(this.styles.get(style), isInside);
  }

  shareOfKind(kind: Quantity["kind"], isInside: boolean): number {
    return this.share(this.kinds.get(kind), isInside);
  }

  /** Returns the smallest and the largest of the other sampled numbers or dates, as they are written. */
  endsBeside(text: string, kind: "number" | "date"): readonly [string | undefined, string | undefined] {
    let [smallest, largest]: (readonly [string, number])[] = [];
    for (const other of this.base) {
      const quantity = readQuantity(other);
      if (other === text || quantity.kind !== kind) continue;
      const end = [other, quantity.value] as const;
      if (smallest === undefined || quantity.value < smallest[1]) smallest = end;
      if (largest === undefined || quantity.value > largest[1]) largest = end;
    }
    return [smallest?.[0], largest?.[0]];
  }

  shareOfScript(script: Script, isInside: boolean): number {
    return this.share(this.scripts.get(script), isInside);
  }

  /** Whether another sampled value has one of the words. */
  sharesWord({ words }: ValueForm, isInside: boolean): boolean {
    return words.some((word) => (this.wordCounts.get(word) ?? 0) > (isInside ? 1 : 0));
  }

  /** Returns how far a length is from the mean, in standard deviations. */
  lengthScore(length: number): number {
    const count = Math.max(1, this.base.size);
    const mean = this.lengths / count;
    const deviation = Math.sqrt(Math.max(0, this.squares / count - mean * mean));
    return Math.max(-4, Math.min(4, (length - mean) / (deviation + 0.5)));
  }

  get meanWords(): number {
    return this.words / Math.max(1, this.base.size);
  }

  private share(count: number | undefined, isInside: boolean): number {
    const own = isInside ? 1 : 0;
    return Math.max(0, (count ?? 0) - own) / Math.max(1, this.base.size - own);
  }

  private add({ quantity, shape, style, length, words, script }: ValueForm): void {
    this.shapes.set(shape, (this.shapes.get(shape) ?? 0) + 1);
    this.styles.set(style, (this.styles.get(style) ?? 0) + 1);
    this.kinds.set(quantity.kind, (this.kinds.get(quantity.kind) ?? 0) + 1);
    this.scripts.set(script, (this.scripts.get(script) ?? 0) + 1);
    for (const word of new Set(words)) this.wordCounts.set(word, (this.wordCounts.get(word) ?? 0) + 1);
    this.words += words.length;
    this.lengths += length;
    this.squares += length * length;
  }
}

export const valueForm = rememberLast(
  (text): ValueForm => ({
    quantity: readQuantity(text),
    shape: shapeOf(text),
    style: styleOf(text),
    length: Math.min(text.length, MAX_SHAPE_LENGTH),
    words: text.slice(0, MAX_SHAPE_LENGTH).toLowerCase().split(" "),
    script: scriptOf(text),
  }),
);

/** Reduces runs of one kind of character to one sign; texts of up to three letters keep every sign. */
function shapeOf(text: string): string {
  const signs = text
    .slice(0, MAX_SHAPE_LENGTH)
    .replace(/\p{Lu}/gu, "A")
    .replace(/[\p{Ll}\p{Lo}]/gu, "a")
    .replace(/\p{N}/gu, "0");
  return text.length <= 3 ? signs : signs.replace(/(.)\1+/gu, "$1");
}

function styleOf(text: string): Style {
  const head = text.slice(0, MAX_SHAPE_LENGTH);
  const [large, small] = [/\p{Lu}/u.test(head), /\p{Ll}/u.test(head)];
  if (!large && !small) return "none";
  if (!small) return "capitals";
  if (!large) return "small";
  return /^\P{L}*\p{Lu}\p{Ll}/u.test(head) ? "title" : "mixed";
}

function scriptOf(text: string): Script {
  if (/[a-z\u00c0-\u024f]/i.test(text)) return "latin";
  return /\p{L}/u.test(text) ? "other" : "none";
}

/** Picks at most `most` values, evenly spaced. */
function thin<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  const step = values.length / most;
  return Array.from({ length: most }, (_, index) => values[Math.floor(index * step)] as T);
}
