/**
 * Defines the file format of all models: a magic word, the length of a JSON header, the header, then blocks of numbers
 * in the order in which the header lists them.
 */
const MAGIC = "LMM1";
const HEADER_START = 8;

const BLOCK_TYPES = { float64: Float64Array, float32: Float32Array, int8: Int8Array, uint8: Uint8Array } as const;

interface BlockArrays {
  readonly float64: Float64Array;
  readonly float32: Float32Array;
  readonly int8: Int8Array;
  readonly uint8: Uint8Array;
}

type BlockType = keyof BlockArrays;
type Block = BlockArrays[BlockType];

interface FileHeader {
  readonly model: string;
  /** Facts that the model states in JSON: its features, classes and temperatures. */
  readonly facts: unknown;
  readonly blocks: readonly (readonly [name: string, type: BlockType, length: number])[];
}

export interface ModelFile<Facts> {
  readonly facts: Facts;
  readonly block: <Type extends BlockType>(name: string, type: Type) => BlockArrays[Type];
}

export function writeModelFile(model: string, facts: object, blocks: Readonly<Record<string, Block>>): Uint8Array {
  const listed = Object.entries(blocks);
  const header: FileHeader = {
    model,
    facts,
    blocks: listed.map(([name, numbers]) => [name, typeOf(numbers), numbers.length]),
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const size = listed.reduce((sum, [, { byteLength }]) => sum + byteLength, HEADER_START + json.length);
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, json.length, true);
  bytes.set(json, HEADER_START);
  let at = HEADER_START + json.length;
  for (const [, numbers] of listed) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    at += numbers.byteLength;
  }
  return bytes;
}

/**
 * Throws if the bytes are no file of this model. `Facts` is trusted, because the file is committed with the code that
 * reads it.
 */
export function readModelFile<Facts>(model: string, bytes: Uint8Array): ModelFile<Facts> {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new Error(`Not a model: the file begins with "${magic}"`);
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const json = bytes.subarray(HEADER_START, HEADER_START + headerLength);
  const header = JSON.parse(new TextDecoder().decode(json)) as FileHeader;
  if (header.model !== model) throw new Error(`Not the model "${model}": the file holds "${header.model}"`);
  const blocks = readBlocks(header, bytes, HEADER_START + headerLength);
  return {
    facts: header.facts as Facts,
    block: <Type extends BlockType>(name: string, type: Type) => {
      const numbers = blocks.get(name);
      if (numbers === undefined || typeOf(numbers) !== type)
        throw new Error(`The model "${model}" has no block "${name}" of ${type}`);
      return numbers as BlockArrays[Type];
    },
  };
}

function readBlocks({ model, blocks }: FileHeader, bytes: Uint8Array, start: number): ReadonlyMap<string, Block> {
  const read = new Map<string, Block>();
  let at = start;
  for (const [name, type, length] of blocks) {
    const Numbers = BLOCK_TYPES[type];
    const end = at + length * Numbers.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new Error(`The model "${model}" is cut off: ${end} of ${bytes.length} bytes`);
    // Copies the bytes, because a typed array needs an aligned start. (`slice` of a Buffer would not copy.)
    read.set(name, new Numbers(Uint8Array.from(bytes.subarray(at, end)).buffer));
    at = end;
  }
  return read;
}

function typeOf(numbers: Block): BlockType {
  if (numbers instanceof Float64Array) return "float64";
  if (numbers instanceof Float32Array) return "float32";
  return numbers instanceof Int8Array ? "int8" : "uint8";
}
