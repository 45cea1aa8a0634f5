/** Computes the inputs of the model for a column, in the order of the numbers in its artefact. */
import type { SparseInputs } from "../sparse-inputs.ts";
import type { ColumnSample, SampledValue } from "./column-sample.ts";
import { describeColumn } from "./describe-column.ts";
import { describeNumbers } from "./describe-numbers.ts";
import { describeTexts } from "./describe-texts.ts";
import { FeatureList } from "./feature-list.ts";
import { HashBag } from "./hash-bag.ts";
import { hashHeader, headerWords } from "./hash-header.ts";
import { hashValues } from "./hash-values.ts";

/** Must change with the meaning of a feature or weight, so that older weights are refused. */
export const FEATURE_VERSION = 2;

/** Recognises values by the entity classes that the model uses, in the model's order. */
export interface ClassRecogniser {
  readonly size: number;
  /** Returns for each class its mean recognition of the values, and the share of them that it recognises. */
  readonly recognise: (values: readonly SampledValue[]) => {
    readonly means: Float64Array;
    readonly known: Float64Array;
  };
  readonly isNamedBy: (place: number, header: string) => boolean;
}

/** Sizes of the hashed parts; each is a power of two. */
export interface HashSizes {
  readonly values: number;
  readonly header: number;
}

export class FeatureExtractor {
  private readonly valueBag: HashBag;
  private readonly headerBag: HashBag;

  constructor(
    private readonly classes: ClassRecogniser,
    private readonly sizes: HashSizes,
  ) {
    this.valueBag = new HashBag(sizes.values);
    this.headerBag = new HashBag(sizes.header);
  }

  /**
   * The order is: buckets of values, buckets of the header, statistics, two inputs per class, dense inputs of the
   * header.
   */
  get inputCount(): number {
    return this.sizes.values + this.sizes.header + STATISTICS.length + 3 * this.classes.size + HEADER_INPUTS;
  }

  extract(sample: ColumnSample): SparseInputs {
    const indices: number[] = [];
    const values: number[] = [];
    const add = (index: number, value: number) => {
      if (value === 0) return;
      indices.push(index);
      values.push(value);
    };
    const weights = weigh(sample.values);
    hashValues(sample.values, weights, this.valueBag);
    this.valueBag.drain(0, indices, values);

    const dense = this.sizes.values + this.sizes.header;
    describe(sample, weights).values.forEach((value, index) => {
      add(dense + index, value);
    });
    const classes = dense + STATISTICS.length;
    const { means, known } = this.classes.recognise(sample.values);
    for (let place = 0; place < this.classes.size; place++) {
      add(classes + 2 * place, means[place] ?? 0);
      add(classes + 2 * place + 1, known[place] ?? 0);
    }

    const withoutHeader = indices.length;
    this.addHeader(sample.header, add, classes + 2 * this.classes.size);
    this.headerBag.drain(this.sizes.values, indices, values);
    return { indices, values, withoutHeader };
  }

  private addHeader(header: string, add: (index: number, value: number) => void, start: number): void {
    const short = header.slice(0, 100).replace(/_/g, " ").trim();
    if (short === "") return;
    for (let place = 0; place < this.classes.size; place++)
      add(start + place, this.classes.isNamedBy(place, short) ? 1 : 0);
    const words = headerWords(header);
    const end = start + this.classes.size;
    add(end, 1);
    add(end + 1, /^\W*\d+\W*$/.test(short) ? 1 : 0);
    add(end + 2, words.length > 5 ? 1 : 0);
    add(end + 3, short.endsWith("?") ? 1 : 0);
    hashHeader(header, this.headerBag);
  }
}

const HEADER_INPUTS = 4;

/** Names of the dense statistics in order. */
export const STATISTICS: readonly string[] = describe(
  { header: "", values: [], rows: 0, distinct: 0, blanks: 0, countingUp: 0 },
  new Float64Array(),
).names;

function describe(sample: ColumnSample, weights: Float64Array): FeatureList {
  const list = new FeatureList();
  describeColumn(sample, list);
  describeTexts(sample.values, weights, list);
  describeNumbers(sample.values, weights, list);
  return list;
}

/**
 * Weighs values by the logarithm of their counts, adding up to one: a frequent value counts more, but not
 * proportionally.
 */
function weigh(values: readonly SampledValue[]): Float64Array {
  const weights = Float64Array.from(values, ({ count }) => Math.log2(1 + count));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
