/** Writes the rows of a view from the output of its query process, and reads them page by page. */
import { readFile, rm } from "node:fs/promises";
import { uniqueNames } from "@limpid/contract";
import { produceDurably, temporaryName } from "@limpid/files";
import { identifier, literal, withDuckDb } from "../parquet/duckdb.ts";
import { describeParquet } from "../parquet/row-source.ts";
import { textExpression } from "../parquet/text-expression.ts";
import { copyToParquet, type EncodedColumn, writeRows } from "../parquet/write-encoded.ts";

export interface ViewRange {
  readonly firstRow: number;
  readonly rowCount: number;
}

/** Allows only these types, because they become part of a statement and come from an untrusted process. */
const KNOWN_TYPE = /^(?:BIGINT|DOUBLE|BOOLEAN|DATE|TIMESTAMP|VARCHAR|DECIMAL\(\d{1,2},\d{1,2}\))$/;

/** A column of the result of a query. */
export interface ViewColumn {
  readonly title: string;
  readonly sqlType: string;
}

/** `rowsPath` has one JSON list of texts per line, with null for no value. */
export async function writeView(rowsPath: string, columns: readonly ViewColumn[], outPath: string): Promise<void> {
  const names = uniqueNames(columns.map(({ title }) => title));
  const encoders = columns.map(() => new Encoder());
  const lines = (await readFile(rowsPath, "utf8")).split("\n").slice(0, -1);
  for (const line of lines) {
    const texts = JSON.parse(line) as (string | null)[];
    for (const [index, encoder] of encoders.entries()) encoder.add(texts[index] ?? null);
  }
  const texts = columns.map((_, index): EncodedColumn => {
    const { dict = [], codes = [] } = encoders[index] ?? {};
    return { name: `c${index}`, sqlType: "VARCHAR", dict, codes: Uint32Array.from(codes) };
  });
  const fields = columns.map(({ sqlType }, index) => {
    if (!KNOWN_TYPE.test(sqlType)) throw new Error(`A view has no columns of the type "${sqlType.slice(0, 100)}"`);
    return `cast(c${index} as ${sqlType}) as ${identifier(names[index] ?? "")}`;
  });
  // The folder of a first run does not exist before.
  await produceDurably(outPath, async (path) => {
    const textsPath = temporaryName(path);
    try {
      await writeRows(textsPath, { columns: texts, rowCount: lines.length, firstRow: null });
      const select = `select ${fields.join(", ")} from read_parquet(${literal(textsPath)})`;
      await withDuckDb((connection) => copyToParquet(connection, { select, path, columns: columns.length }));
    } finally {
      await rm(textsPath, { force: true });
    }
  });
}

class Encoder {
  readonly codes: number[] = [];
  private readonly codeOf = new Map<string | null, number>();

  add(text: string | null): void {
    const code = this.codeOf.get(text) ?? this.codeOf.size;
    this.codeOf.set(text, code);
    this.codes.push(code);
  }

  get dict(): (string | null)[] {
    return [...this.codeOf.keys()];
  }
}

/** Returns the existing rows of the range as texts. */
export async function readViewRows(path: string, { firstRow, rowCount }: ViewRange): Promise<(string | null)[][]> {
  return await withDuckDb(
    async (connection) => {
      const stored = await describeParquet(connection, path);
      const fields = stored.map(({ name, sqlType }) => textExpression(identifier(name), sqlType));
      const range = `limit ${Math.trunc(rowCount)} offset ${Math.trunc(firstRow)}`;
      const reader = await connection.runAndReadAll(
        `select ${fields.join(", ")} from read_parquet(${literal(path)}) ${range}`,
      );
      return reader.getRows().map((row) => row.map((text) => (text === null ? null : String(text))));
    },
    { threads: 1 },
  );
}
