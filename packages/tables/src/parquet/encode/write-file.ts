/** Writes dictionary-encoded columns as a Parquet file, group of rows by group, with the memory of one group. */
import { type FileHandle, open } from "node:fs/promises";
import type { ColumnChunk, KeyValue, RowGroup, SchemaElement } from "hyparquet";
import { ByteWriter } from "hyparquet-writer/src/bytewriter.js";
import { writeMetadata } from "hyparquet-writer/src/metadata.js";
import { ChunkCoder } from "./chunk-codes.ts";
import { type EncodedChunk, encodeChunk, encodeSequence, Scratch } from "./encode-chunk.ts";
import type { StoredValues } from "./stored-values.ts";

export type FileColumn = ValueColumn | RowNumbers;

export interface ValueColumn {
  readonly name: string;
  readonly values: StoredValues;
  /** The code of each row. */
  readonly codes: Uint32Array;
}

/** Numbers the rows of the file. */
export interface RowNumbers {
  readonly name: string;
  readonly firstNumber: number;
}

export interface FileRows {
  readonly columns: readonly FileColumn[];
  readonly rowCount: number;
  readonly groupRows: number;
  readonly metadata: readonly KeyValue[];
}

const MAGIC = Buffer.from("PAR1");
/** Pages wait until they fill this many bytes. */
const WRITE_BYTES = 2 ** 20;

export async function writeParquetFile(path: string, rows: FileRows): Promise<void> {
  const { columns, rowCount, metadata } = rows;
  const groupRows = Math.min(rows.groupRows, rowCount);
  const sink = await PageSink.create(path);
  try {
    await sink.append(MAGIC);
    const scratch = new Scratch();
    const coder = new ChunkCoder({
      groupRows,
      mostCodes: columns.reduce((most, column) => Math.max(most, codeCount(column)), 0),
    });
    const schema = columns.map(elementOf);
    const groups: RowGroup[] = [];
    for (let firstRow = 0; firstRow < rowCount; firstRow += groupRows) {
      const count = Math.min(groupRows, rowCount - firstRow);
      const chunks: ColumnChunk[] = [];
      for (const [index, column] of columns.entries())
        chunks.push(await sink.appendChunk(encodeGroup(column, { firstRow, count, coder, scratch }), schema[index]));
      groups.push(describeGroup(chunks, count));
    }
    await sink.append(footerOf(schema, groups, { rowCount, metadata }));
    await sink.append(MAGIC);
    await sink.flush();
  } finally {
    await sink.close();
  }
}

function codeCount(column: FileColumn): number {
  return "values" in column ? column.values.sizes.length : 0;
}

interface Group {
  readonly firstRow: number;
  readonly count: number;
  readonly coder: ChunkCoder;
  readonly scratch: Scratch;
}

function encodeGroup(column: FileColumn, { firstRow, count, coder, scratch }: Group): EncodedChunk {
  if ("firstNumber" in column) return encodeSequence(column.firstNumber + firstRow, count);
  const { values, codes } = column;
  return encodeChunk(values, coder.encode(values.sizes, codes.subarray(firstRow, firstRow + count)), scratch);
}

function elementOf(column: FileColumn): SchemaElement {
  const element = "values" in column ? column.values.element : ({ type: "INT64" } as const);
  return { ...element, name: column.name, repetition_type: "OPTIONAL" };
}

function describeGroup(columns: ColumnChunk[], rowCount: number): RowGroup {
  const bytes = columns.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n);
  return { columns, total_byte_size: bytes, num_rows: BigInt(rowCount) };
}

function footerOf(
  columns: readonly SchemaElement[],
  groups: RowGroup[],
  { rowCount, metadata }: Pick<FileRows, "rowCount" | "metadata">,
): Uint8Array {
  const writer = new ByteWriter();
  writeMetadata(writer, {
    version: 2,
    schema: [{ name: "schema", num_children: columns.length }, ...columns],
    num_rows: BigInt(rowCount),
    row_groups: groups,
    key_value_metadata: [...metadata],
    created_by: "Limpid",
    metadata_length: 0,
  });
  return writer.getBytes();
}

/** Appends to a file in few writes and knows how long it is. */
class PageSink {
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private length = 0;

  private constructor(private readonly file: FileHandle) {}

  static async create(path: string): Promise<PageSink> {
    return new PageSink(await open(path, "w"));
  }

  async append(bytes: Uint8Array): Promise<void> {
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    this.length += bytes.length;
    if (this.waitingBytes >= WRITE_BYTES) await this.flush();
  }

  async appendChunk({ pages, hasDictionary, metadata }: EncodedChunk, element?: SchemaElement): Promise<ColumnChunk> {
    const start = BigInt(this.length);
    const places: bigint[] = [];
    let size = 0;
    for (const page of pages) {
      places.push(BigInt(this.length));
      size += page.size;
      await this.append(page.bytes);
    }
    return {
      file_offset: start,
      meta_data: {
        type: element?.type ?? "BYTE_ARRAY",
        path_in_schema: [element?.name ?? ""],
        codec: "SNAPPY",
        ...metadata,
        total_uncompressed_size: BigInt(size),
        total_compressed_size: BigInt(this.length) - start,
        data_page_offset: places[hasDictionary ? 1 : 0] ?? start,
        ...(hasDictionary && { dictionary_page_offset: start }),
      },
    };
  }

  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    await this.file.writeFile(bytes);
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}
