/**
 * Cleans the rows of a table, however many: the first range with the story of the file, the others by all workers at
 * the same time. Ranges that are cleaned stay when the host dies, and the parts are joined when all are there. The one
 * way for new jobs, for 'Clean all rows' and for tables that are cleaned anew.
 */
import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import type { RowsRange, TableMetadata } from "@limpid/pipeline";
import { TableFiles, tableKey } from "@limpid/store";
import { summaryPath } from "../children/part-paths.ts";
import type { CleanedPaths, CleanJobEvent, FileInput } from "../children/pipeline-methods.ts";
import type { LanguageModelSettings } from "../config.ts";
import type { Context } from "../context.ts";
import { DeadlyValues } from "./outlive-deaths.ts";

export interface CleaningTask extends Omit<FileInput, "care"> {
  readonly tableId: string;
  readonly paths: CleanedPaths & { readonly ingest: string };
  /** The original is written too. */
  readonly isNew: boolean;
  readonly languageModel: LanguageModelSettings | null;
}

export interface Listener {
  readonly onEvent: (event: CleanJobEvent) => void;
  /** A child died: its events come again from the start. */
  readonly onRestart?: () => void;
  readonly signal?: AbortSignal;
}

type EventOf<Kind extends CleanJobEvent["kind"]> = Extract<CleanJobEvent, { kind: Kind }>;

const PARTS = "parts-";
declare const BUILD_DATE: string | undefined;

/** Resolves when the cleaned files are written, or the file is refused. */
export async function cleanRows(task: CleaningTask, context: Context, listener: Listener): Promise<void> {
  const folder = partsName(task, context.config.rangeCells);
  await removeParts(context, task.tableId, folder);
  await new Cleaning(task, context, listener, new TableFiles(context.blobs, task.tableId).path(folder)).run();
}

/** Ranges that were cleaned for a table; of no use once it is whole, or given up. */
export async function removeParts({ blobs }: Pick<Context, "blobs">, tableId: string, but = ""): Promise<void> {
  for (const name of await blobs.list(tableKey(tableId, "")))
    if (name.startsWith(PARTS) && name !== but) await blobs.removeFolder(tableKey(tableId, name));
}

/** Parts that were made from something else must not be taken for those of this task. */
function partsName({ fileName, choices, columnChoices, rowLimit, pageSize }: CleaningTask, rangeCells: number): string {
  const build = typeof BUILD_DATE === "string" ? BUILD_DATE : "";
  const inputs = JSON.stringify([fileName, choices, columnChoices, rowLimit, pageSize, rangeCells, build]);
  return `${PARTS}${createHash("sha256").update(inputs).digest("hex").slice(0, 16)}`;
}

class Cleaning {
  private readonly deadly = new DeadlyValues();
  private readonly failed = new AbortController();
  private readonly signal: AbortSignal;
  private readonly others: Promise<void>[] = [];
  private readonly finished = new Set<number>();
  private plan: EventOf<"cleaning"> | undefined;
  private read: EventOf<"ingested"> | undefined;
  private metadata: TableMetadata | undefined;
  private begun = 0;
  private nextRange = 1;
  private nextToTell = 0;

  constructor(
    private readonly task: CleaningTask,
    private readonly context: Context,
    private readonly listener: Listener,
    private readonly folder: string,
  ) {
    this.signal = AbortSignal.any([this.failed.signal, ...(listener.signal === undefined ? [] : [listener.signal])]);
  }

  async run(): Promise<void> {
    try {
      await this.cleanFirst();
      if (this.ranges.length < 2) return;
      this.finish(0);
      this.startLane();
      await Promise.all(this.others);
      await this.join();
    } catch (error) {
      this.failed.abort(error);
      await Promise.allSettled(this.others);
      throw error;
    }
  }

  private get ranges(): readonly RowsRange[] {
    return this.plan?.ranges ?? [];
  }

  private async cleanFirst(): Promise<void> {
    const { paths, isNew, languageModel, ...file } = this.task;
    const { rangeCells } = this.context.config;
    const place = { paths, partsFolder: this.folder, ingestPath: isNew ? paths.ingest : null };
    const input = { ...file, ...place, languageModel, rangeCells };
    const options = { onEvent: (event: CleanJobEvent) => this.hear(event), signal: this.signal, topic: this.folder };
    let attempts = 0;
    await this.deadly.outlive(
      this.recordPath("first"),
      (care) => {
        if (attempts++ > 0) this.listener.onRestart?.();
        return this.context.workers.call("cleanFile", { ...input, care }, options);
      },
      // Another try would end another process.
      (death) => this.read === undefined && death.isOutOfMemory,
    );
  }

  private hear(event: CleanJobEvent): void {
    if (event.kind === "ingested") this.read = event;
    if (event.kind === "metadata") this.metadata = event.metadata;
    if (event.kind === "cleaning" && this.plan === undefined) {
      this.plan = event;
      this.begun = performance.now();
      this.startOtherLanes();
    }
    // With several ranges the table is not cleaned before they are joined.
    if (event.kind !== "cleaned" || this.ranges.length < 2) this.listener.onEvent(event);
  }

  /** Preparing the table costs each worker as much as some ranges: two ranges must be left for it. */
  private startOtherLanes(): void {
    const lanes = Math.min(this.context.config.workers, Math.floor(this.ranges.length / 2));
    for (let lane = 1; lane < lanes; lane++) this.startLane();
  }

  private startLane(): void {
    const lane = this.cleanOthers();
    // A failure ends all lanes; it is met when they are waited for.
    lane.catch((error: unknown) => this.failed.abort(error));
    this.others.push(lane);
  }

  private async cleanOthers(): Promise<void> {
    for (let index = this.nextRange++; index < this.ranges.length; index = this.nextRange++) {
      const range = this.ranges[index];
      if (range !== undefined && !(await isThere(summaryPath(this.folder, range)))) await this.cleanRange(range);
      this.finish(index);
    }
  }

  private async cleanRange(range: RowsRange): Promise<void> {
    const { fileName, uploadPath, choices, columnChoices, rowLimit, pageSize } = this.task;
    const file = { fileName, uploadPath, choices, columnChoices, rowLimit, pageSize };
    const input = { ...file, range, partsFolder: this.folder };
    await this.deadly.outlive(this.recordPath(String(range.firstRow)), (care) =>
      this.context.workers.call("cleanRange", { ...input, care }, { signal: this.signal, topic: this.folder }),
    );
  }

  /** Ranges end in any order, and are told of in theirs: a job that is resumed tells the same story. */
  private finish(range: number): void {
    this.finished.add(range);
    for (; this.finished.has(this.nextToTell); this.nextToTell++)
      if (this.nextToTell > 0) this.tellRange(this.nextToTell);
  }

  private tellRange(index: number): void {
    const range = this.ranges[index];
    if (range === undefined || this.plan === undefined) return;
    const { pageCount, rowsToClean } = this.plan;
    const { firstRow, endRow } = range;
    const perRow = (performance.now() - this.begun) / endRow;
    this.listener.onEvent({
      kind: "page",
      page: Math.ceil(endRow / this.task.pageSize) - 1,
      pageCount,
      secondsLeft: Math.ceil((perRow * (rowsToClean - endRow)) / 1000),
      firstRow,
      rowCount: endRow - firstRow,
      rows: null,
    });
  }

  private async join(): Promise<void> {
    const { read, plan, metadata } = this;
    if (read === undefined || plan === undefined || metadata === undefined)
      throw new Error("The pipeline ended before the table was cleaned");
    const { ingest, ...paths } = this.task.paths;
    const titles = read.titles.map(({ title }) => title);
    const input = {
      ranges: this.ranges,
      partsFolder: this.folder,
      ingestPath: ingest,
      paths,
      titles,
      rowsOfTable: read.rowCount,
    };
    const findings = await this.deadly.outlive(this.recordPath("join"), () =>
      this.context.workers.call("joinRanges", input, { signal: this.signal, topic: this.folder }),
    );
    const description = `${metadata.description} ${findings}`.trim();
    this.listener.onEvent({ kind: "metadata", metadata: { ...metadata, description } });
    this.listener.onEvent({ kind: "cleaned", rowCount: plan.rowsToClean });
  }

  private recordPath(work: string): string {
    return join(this.folder, `at-${work}`);
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
