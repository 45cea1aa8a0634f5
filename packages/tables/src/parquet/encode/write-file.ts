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

type EncodeGroup = (firstRow: number, rowCount: number) => EncodedChunk;

export async function writeParquetFile(path: string, rows: FileRows): Promise<void> {
  const { columns, rowCount, groupRows, metadata } = rows;
  const sink = await PageSink.create(path);
  try {
    await sink.append(MAGIC);
    const scratch = new Scratch();
    const encoders = columns.map((column) => groupEncoder(column, groupRows, scratch));
    const schema = columns.map(elementOf);
    const groups: RowGroup[] = [];
    for (let firstRow = 0; firstRow < rowCount; firstRow += groupRows) {
      const count = Math.min(groupRows, rowCount - firstRow);
      const chunks: ColumnChunk[] = [];
      for (const [index, encode] of encoders.entries())
        chunks.push(await sink.appendChunk(encode(firstRow, count), schema[index]));
      groups.push(describeGroup(chunks, count));
    }
    await sink.append(footerOf(schema, groups, { rowCount, metadata }));
    await sink.append(MAGIC);
    await sink.flush();
  } finally {
    await sink.close();
  }
}

function groupEncoder(column: FileColumn, groupRows: number, scratch: Scratch): EncodeGroup {
  if ("firstNumber" in column) return (firstRow, rowCount) => encodeSequence(column.firstNumber + firstRow, rowCount);
  const { values, codes } = column;
  const coder = new ChunkCoder(values.sizes, codes, groupRows);
  return (firstRow, rowCount) => encodeChunk(values, coder.encode(firstRow, rowCount), scratch);
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
    let firstData = start;
    for (const [index, page] of pages.entries()) {
      if (index === (hasDictionary ? 1 : 0)) firstData = BigInt(this.length);
      await this.append(page.bytes);
    }
    return {
      file_offset: start,
      meta_data: {
        type: element?.type ?? "BYTE_ARRAY",
        path_in_schema: [element?.name ?? ""],
        codec: "SNAPPY",
        ...metadata,
        total_compressed_size: BigInt(this.length) - start,
        data_page_offset: firstData,
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
