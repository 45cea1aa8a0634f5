/** Writes a cleaned table range by range: its values, the review of its cells, and the plain cells beside it. */
import { uniqueNames } from "@limpid/contract";
import { produceDurably } from "@limpid/files";
import { type CleanTable, deriveSqlType, gatherTypeFacts, mergeTypeFacts, type TypeFacts } from "@limpid/table";
import type { ReviewPaths } from "../parquet/review-row.ts";
import { writeGroups } from "../parquet/write-encoded.ts";
import { MANY_COLUMNS } from "../read/count-alike.ts";
import { CellCounter } from "../read/kept-counts.ts";
import { RowJoiner } from "./join-rows.ts";
import { plainRows, reviewRows } from "./review-cells.ts";

export interface CleanedPaths extends ReviewPaths {
  readonly clean: string;
}

/**
 * Expects the ranges in the order of their rows, from the first row on without gaps. Each file is written whole or not
 * at all, and none if there is no range.
 */
export async function writeCleaned(
  paths: CleanedPaths,
  ranges: AsyncIterable<CleanTable> | Iterable<CleanTable>,
): Promise<void> {
  const rest = oneByOne(ranges);
  const waiting: CleanTable[] = [];
  const hasNext = async (): Promise<boolean> => {
    const next = await rest.next();
    if (next.done !== true) waiting.push(next.value);
    return next.done !== true;
  };
  try {
    if (!(await hasNext())) return;
    // The review gets its name last: if it exists, the others do too.
    await produceDurably(paths.review, (review) =>
      produceDurably(paths.plain, (plain) =>
        produceDurably(paths.clean, (clean) => writeRanges({ review, plain, clean }, waiting, hasNext)),
      ),
    );
  } finally {
    // After a file that could not be written, the cleaning lets go of what it holds.
    await rest.return(undefined);
  }
}

async function* oneByOne<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** Takes each range out of `waiting`, so that none is held while the next one is cleaned. */
async function writeRanges(paths: CleanedPaths, waiting: CleanTable[], hasNext: () => Promise<boolean>): Promise<void> {
  const counter = new CellCounter();
  const values: RangeValues[] = [];
  await writeGroups(paths.plain, (plainFile) =>
    writeGroups(paths.review, async (reviewFile) => {
      const [plain, review] = [new RowJoiner(plainFile), new RowJoiner(reviewFile)];
      let firstRow = 0;
      const append = async (range: CleanTable): Promise<void> => {
        await plain.append(plainRows(range, firstRow));
        await review.append(reviewRows(range, firstRow));
        counter.add(range);
        values.push(valuesOf(range));
        firstRow += range.rowCount;
      };
      do await Promise.all(waiting.splice(0).map(append));
      while (await hasNext());
      await plain.flush();
      await review.flush();
      // A table of one range is counted when somebody asks, unless it has too many columns.
      const isWide = (values[0]?.columns.length ?? 0) > MANY_COLUMNS;
      if (values.length > 1 || isWide) reviewFile.metadata.push(...counter.metadata());
    }),
  );
  await writeValues(paths.clean, values);
}

/** Writes only the values, for SQL and exports: named by their titles, typed if all allow it, null for no data. */
export async function writeClean(path: string, clean: CleanTable): Promise<void> {
  await produceDurably(path, (temporary) => writeValues(temporary, [valuesOf(clean)]));
}

/** What is kept of a range until the types of the columns are known, which all ranges decide. */
interface RangeValues {
  readonly rowCount: number;
  readonly columns: readonly {
    readonly title: string;
    readonly facts: TypeFacts;
    readonly dict: readonly (string | null)[];
    readonly codes: Uint32Array;
  }[];
}

function valuesOf({ columns, rowCount }: CleanTable): RangeValues {
  return {
    rowCount,
    columns: columns.map(({ title, type, verdicts, codes }) => {
      const dict = verdicts.map(({ output }) => output);
      const texts = dict.filter((text) => text !== null);
      return { title, facts: gatherTypeFacts(type, texts), dict, codes };
    }),
  };
}

async function writeValues(path: string, ranges: readonly RangeValues[]): Promise<void> {
  const columns = ranges[0]?.columns ?? [];
  const names = uniqueNames(columns.map(({ title }) => title));
  const types = columns.map((_, index) =>
    deriveSqlType(ranges.flatMap((range) => range.columns[index]?.facts ?? []).reduce(mergeTypeFacts)),
  );
  await writeGroups(path, async (file) => {
    const joiner = new RowJoiner(file);
    for (const { rowCount, columns: own } of ranges) {
      const encoded = own.map(({ dict, codes }, index) => ({
        name: names[index] ?? "",
        sqlType: types[index] ?? "VARCHAR",
        dict,
        codes,
      }));
      await joiner.append({ columns: encoded, rowCount, firstRow: null });
    }
    await joiner.flush();
  });
}
