/** A worker's part of cleaning: runs the pipeline and writes the table's Parquet files. */
import { readFile } from "node:fs/promises";
import { cleanFile, cleanTable, type IngestedEvent, type LanguageModel, type PipelineEvent } from "@limpid/pipeline";
import { type CleanTable, type Table, textAt, type Verdict } from "@limpid/table";
import { writeCleaned, writeIngest } from "@limpid/tables";
import type { CleanFileInput, CleanJobEvent, Handlers, PipelineMethods } from "@limpid/worker-protocol";
import { type KeptStudy, keepStudy, openKept } from "./kept-study.ts";
import { type Watching, watchValues } from "./watch-values.ts";

/** Cells of the original that are shown before its file is written; never less than a page. */
const HEAD_CELLS = 20_000;
const MAX_HEAD_ROWS = 200;
/** The host reads so many in ten milliseconds. */
const COLUMNS_A_MESSAGE = 250;

type Send = (event: CleanJobEvent) => Promise<void>;

export const pipelineHandlers: Handlers<PipelineMethods> = {
  cleanFile: async (input, send) => {
    const before = input.kept === null ? undefined : await openKept(input.kept);
    const cleaning = new FileCleaning(input, send, before);
    await writeCleaned(input.paths, cleaning.ranges());
    await cleaning.keep();
    return null;
  },
};

class FileCleaning {
  private ingested: IngestedEvent | undefined;
  private known: KeptStudy["known"] | undefined;
  /** The original, until its file is written. */
  private unwritten: Table | undefined;
  private readonly cleaned: CleanTable[] = [];
  /** Rows whose pages are shown before the table is published. */
  private rowsShown = 0;

  constructor(
    private readonly input: CleanFileInput,
    private readonly send: Send,
    private readonly before: KeptStudy | undefined,
  ) {}

  /** Reports what the pipeline does, and yields the rows that are cleaned. */
  async *ranges(): AsyncGenerator<CleanTable> {
    const { input } = this;
    const watching = await watchValues(input.care);
    try {
      const events = await this.run(watching);
      while (await this.goOn(events)) yield* this.cleaned.splice(0);
    } finally {
      watching.end();
    }
  }

  /** Its variables end with each event, so that no range is held while the next one is cleaned. */
  private async goOn(events: AsyncGenerator<PipelineEvent>): Promise<boolean> {
    const { value: event, done } = await events.next();
    if (done === true) return false;
    this.remember(event);
    // A table without rows has no page.
    if (event.kind === "cleaned") await this.writeOriginal();
    await this.sendInParts(toJobEvent(event, this.input.pageSize, this.rowsShown));
    // The reader sees the first cleaned page before the whole original is written, which takes longer.
    if (event.kind === "page") await this.writeOriginal();
    if (event.kind === "cleaned") this.cleaned.push(event.clean);
    return true;
  }

  private async sendInParts(event: CleanJobEvent): Promise<void> {
    if (!("columns" in event)) return await this.send(event);
    let { columns } = event;
    for (; columns.length > COLUMNS_A_MESSAGE; columns = columns.slice(COLUMNS_A_MESSAGE))
      await this.send({ kind: "columns", columns: columns.slice(0, COLUMNS_A_MESSAGE) });
    await this.send({ ...event, columns });
  }

  /** Keeps what is known of the table for the next cleaning. */
  async keep(): Promise<void> {
    const { ingested, known, before } = this;
    if (this.input.kept !== null && ingested !== undefined && known !== undefined)
      await keepStudy(this.input.kept, { ingested, known }, before);
  }

  private async run(watching: Watching): Promise<AsyncGenerator<PipelineEvent>> {
    const { input, before } = this;
    const { triesValues } = input.care;
    const languageModel = await provideModel(input);
    const options = { ...input, ...watching, triesValues, languageModel, now: () => performance.now() };
    if (before !== undefined) return cleanTable(before.ingested, options, before.known);
    return cleanFile(await readFile(input.uploadPath), options);
  }

  private remember(event: PipelineEvent): void {
    if (event.kind === "ingested") {
      this.ingested = event;
      this.unwritten = event.table;
    }
    if (event.kind === "cleaning") this.rowsShown = event.ranges[0]?.endRow ?? 0;
    if (event.kind === "compared") this.known = event.known;
  }

  private async writeOriginal(): Promise<void> {
    const { unwritten } = this;
    this.unwritten = undefined;
    if (unwritten !== undefined && this.input.ingestPath !== null) await writeIngest(this.input.ingestPath, unwritten);
  }
}

/** The library that asks a language model is large, and few operators have one. */
async function provideModel(input: CleanFileInput): Promise<LanguageModel | undefined> {
  if (input.languageModel === null) return undefined;
  const { openLanguageModel } = await import("./open-language-model.ts");
  return openLanguageModel(input.languageModel);
}

function toJobEvent(event: PipelineEvent, pageSize: number, rowsShown: number): CleanJobEvent {
  switch (event.kind) {
    case "ingested": {
      const { table, ...rest } = event;
      const titles = table.columns.map(({ title, dict }) => ({ title, hasData: dict.some((text) => text !== "") }));
      return { ...rest, titles, rowCount: table.rowCount, head: headOf(table, pageSize) };
    }
    case "compared": {
      const { known: _, ...rest } = event;
      return rest;
    }
    case "page": {
      const { clean, ...rest } = event;
      const isShown = clean.rowCount <= pageSize && event.firstRow < rowsShown;
      return { ...rest, rows: isShown ? rowsOf(clean) : null };
    }
    case "cleaned":
      return { kind: "cleaned", rowCount: event.clean.rowCount };
    default:
      return event;
  }
}

function headOf(table: Table, pageSize: number): string[][] {
  const affordable = Math.floor(HEAD_CELLS / Math.max(1, table.columns.length));
  const rows = Math.min(table.rowCount, Math.max(pageSize, Math.min(affordable, MAX_HEAD_ROWS)));
  return Array.from({ length: rows }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

function rowsOf(clean: CleanTable): Uint8Array[] {
  return Array.from({ length: clean.rowCount }, (_, row) => {
    const verdicts = clean.columns.map((column): Verdict => {
      const verdict = column.verdicts[column.codes[row] ?? 0];
      if (verdict === undefined) throw new Error(`Row ${row} of the page has no verdict in "${column.title}"`);
      return verdict;
    });
    return Buffer.from(JSON.stringify(verdicts));
  });
}
