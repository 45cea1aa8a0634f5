/**
 * The model's artefact: a magic word, the length of a JSON header, the header, then whole numbers of eight bits with a
 * scale a row. Weights made for other features than ours are refused.
 */
import { FEATURE_VERSION, STATISTICS } from "../features/extract-features.ts";

export const MAGIC = "LCM1";
/** A row's scale is 2 to the power of (code - SCALE_BIAS) / SCALE_STEPS. */
export const SCALE_BIAS = 224;
export const SCALE_STEPS = 8;

export interface ModelHeader {
  readonly schema: string;
  readonly classes: readonly string[];
  /** Classes whose recognisers are inputs; more of them may exist by now. */
  readonly recognisers: readonly string[];
  readonly sizes: {
    readonly values: number;
    readonly header: number;
    readonly inputs: number;
    readonly hidden: number;
  };
  /** By class: what the scores are divided by where it scores highest. */
  readonly temperatures: readonly number[];
}

export interface ColumnModel {
  readonly header: ModelHeader;
  readonly inputs: QuantisedRows;
  readonly hiddenBias: Float32Array;
  readonly outputs: QuantisedRows;
  readonly outputBias: Float32Array;
}

export interface QuantisedRows {
  readonly width: number;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
}

/** Names everything that an input's number means. */
export function schemaOf(recognisers: readonly string[], sizes: { values: number; header: number }): string {
  const text = JSON.stringify([FEATURE_VERSION, STATISTICS, recognisers, sizes.values, sizes.header]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

export function readModel(bytes: Uint8Array): ColumnModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = new TextDecoder().decode(bytes.subarray(0, 4));
  if (magic !== MAGIC) throw new Error(`Not a column model: it begins with "${magic}"`);
  const headerEnd = 8 + view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, headerEnd))) as ModelHeader;
  const { recognisers, sizes } = header;
  const schema = schemaOf(recognisers, sizes);
  if (schema !== header.schema) {
    throw new Error(
      `The column model was trained on the features ${header.schema}, these are ${schema}: train it anew`,
    );
  }
  const reader = new BlockReader(bytes, headerEnd);
  return {
    header,
    inputs: reader.rows(sizes.inputs, sizes.hidden),
    hiddenBias: reader.floats(sizes.hidden),
    outputs: reader.rows(header.classes.length, sizes.hidden),
    outputBias: reader.floats(header.classes.length),
  };
}

class BlockReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  rows(count: number, width: number): QuantisedRows {
    const codes = this.take(count);
    const scales = Float32Array.from(codes, (code) => (code === 0 ? 0 : 2 ** ((code - SCALE_BIAS) / SCALE_STEPS)));
    const weights = this.take(count * width);
    return { width, weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length), scales };
  }

  floats(count: number): Float32Array {
    return new Float32Array(Uint8Array.from(this.take(4 * count)).buffer);
  }

  private take(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.bytes.length) throw new Error(`The column model is cut off: ${end} of ${this.bytes.length} bytes`);
    const block = this.bytes.subarray(this.at, end);
    this.at = end;
    return block;
  }
}
