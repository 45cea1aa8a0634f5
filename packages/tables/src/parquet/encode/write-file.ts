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
  /** The place in `values` of each code; left out where codes are places. */
  readonly places?: Uint32Array | undefined;
}

/** Numbers the rows of the file. */
export interface RowNumbers {
  readonly name: string;
  readonly firstNumber: number;
}

export interface FileRows {
  /** All rows of a file have columns of the same names and types. */
  readonly columns: readonly FileColumn[];
  readonly rowCount: number;
}

const MAGIC = Buffer.from("PAR1");
/** Pages wait until they fill this many bytes. */
const WRITE_BYTES = 2 ** 20;

/** Writes a file, into which `write` appends rows. */
export async function writeParquetFile(
  path: string,
  groupRows: number,
  write: (file: ParquetFile) => Promise<void>,
): Promise<void> {
  const sink = await PageSink.create(path);
  try {
    await sink.append(MAGIC);
    const file = new ParquetFile(sink, groupRows);
    await write(file);
    await sink.append(file.footer());
    await sink.append(MAGIC);
    await sink.flush();
  } finally {
    await sink.close();
  }
}

export class ParquetFile {
  /** Metadata of the file. */
  readonly metadata: KeyValue[] = [];
  private readonly scratch = new Scratch();
  private readonly coder: ChunkCoder;
  private readonly groups: RowGroup[] = [];
  private schema: readonly SchemaElement[] = [];
  private rowCount = 0;

  constructor(
    private readonly sink: PageSink,
    private readonly groupRows: number,
  ) {
    this.coder = new ChunkCoder(groupRows);
  }

  /** Appends rows in groups of their own. The first call decides the columns, even if it has no rows. */
  async append({ columns, rowCount }: FileRows): Promise<void> {
    if (this.schema.length === 0) this.schema = columns.map(elementOf);
    for (let firstRow = 0; firstRow < rowCount; firstRow += this.groupRows) {
      const count = Math.min(this.groupRows, rowCount - firstRow);
      const chunks: ColumnChunk[] = [];
      for (const [index, column] of columns.entries())
        chunks.push(await this.sink.appendChunk(this.encode(column, firstRow, count), this.schema[index]));
      this.groups.push(describeGroup(chunks, count));
    }
    this.rowCount += rowCount;
  }

  footer(): Uint8Array {
    const writer = new ByteWriter();
    writeMetadata(writer, {
      version: 2,
      schema: [{ name: "schema", num_children: this.schema.length }, ...this.schema],
      num_rows: BigInt(this.rowCount),
      row_groups: this.groups,
      key_value_metadata: this.metadata,
      created_by: "Limpid",
      metadata_length: 0,
    });
    return writer.getBytes();
  }

  private encode(column: FileColumn, firstRow: number, count: number): EncodedChunk {
    if ("firstNumber" in column) return encodeSequence(column.firstNumber + firstRow, count);
    const { values, places } = column;
    const codes = column.codes.subarray(firstRow, firstRow + count);
    return encodeChunk(values, this.coder.encode(values.sizes, codes, places), this.scratch);
  }
}

function elementOf(column: FileColumn): SchemaElement {
  const element = "values" in column ? column.values.element : ({ type: "INT64" } as const);
  return { ...element, name: column.name, repetition_type: "OPTIONAL" };
}

function describeGroup(columns: ColumnChunk[], rowCount: number): RowGroup {
  const bytes = columns.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n);
  return { columns, total_byte_size: bytes, num_rows: BigInt(rowCount) };
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
