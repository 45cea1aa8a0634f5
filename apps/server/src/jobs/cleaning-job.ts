/**
 * Cleans a table: fetch → ingest → study → ranges → join → publish. The one way for the first time, for columns that are
 * cleaned again, and for all rows of a table that was cleaned up to a limit; these differ in their parameters alone.
 */
import { join } from "node:path";
import { TableFiles } from "@limpid/files";
import type { CleanJobEvent, TableMetadata } from "@limpid/worker-protocol";
import type { CleaningContext } from "../context.ts";
import { keptPaths, removeKeptByOthers } from "../tables/kept-paths.ts";
import type { CleanedTable, CleaningTask } from "./cleaning-task.ts";
import { CrashQuarantine } from "./crash-quarantine.ts";
import type { EventSink } from "./event-sink.ts";
import { partsName, removeParts } from "./parts-folder.ts";
import { type JobKind, type Phase, PhaseTimer } from "./phase-timer.ts";
import { RangeLanes } from "./range-lanes.ts";

export interface CleaningParameters {
  readonly kind: JobKind;
  readonly tableId: string;
  /** This visitor waits for the job. */
  readonly visitor: string;
  /** Provides the upload, and with it the rest of what must be known. */
  readonly fetch: () => Promise<CleaningTask>;
  readonly sink: Pick<EventSink, "append" | "restart">;
  /** Puts the cleaned files in force. */
  readonly publish: (cleaned: CleanedTable) => Promise<void>;
  readonly signal?: AbortSignal;
}

type EventOf<Kind extends CleanJobEvent["kind"]> = Extract<CleanJobEvent, { kind: Kind }>;

export class CleaningJob {
  private readonly timer: PhaseTimer;
  private readonly quarantine = new CrashQuarantine();
  private readonly failure = new AbortController();
  private readonly signal: AbortSignal;
  private folder = "";
  private isIngested = false;
  private isRefused = false;
  private ingested: EventOf<"ingested"> | undefined;
  private studied: EventOf<"cleaning"> | undefined;
  private metadata: TableMetadata | undefined;
  private lanes: RangeLanes | undefined;

  constructor(
    private readonly parameters: CleaningParameters,
    private readonly context: CleaningContext,
  ) {
    this.timer = new PhaseTimer(parameters, context);
    this.signal = AbortSignal.any([this.failure.signal, ...(parameters.signal ? [parameters.signal] : [])]);
  }

  /** Tells after a failure whether the file had been read. */
  get wasIngested(): boolean {
    return this.isIngested;
  }

  /** Resolves when the table is published, or the file is refused. */
  async run(): Promise<"published" | "refused"> {
    try {
      const task = await this.fetch();
      await this.cleanFirstRange(task);
      if (this.isRefused) return this.end("refused");
      if (this.lanes !== undefined) {
        await this.lanes.finish();
        await this.join(task);
      }
      this.timer.enter("publish");
      await this.parameters.publish(this.cleaned());
      await removeParts(this.context, task.tableId);
      return this.end("published");
    } catch (error) {
      this.timer.end("failed");
      this.failure.abort(error);
      await this.lanes?.settle();
      throw error;
    }
  }

  private get callOptions() {
    return { signal: this.signal, topic: this.folder, visitor: this.parameters.visitor };
  }

  private end(end: "published" | "refused"): "published" | "refused" {
    this.timer.end(end === "published" ? "done" : "failed");
    return end;
  }

  private async fetch(): Promise<CleaningTask> {
    this.timer.enter("fetch");
    const task = await this.parameters.fetch();
    const name = partsName(task, this.context.config.rangeCells);
    await removeParts(this.context, task.tableId, name);
    await removeKeptByOthers(this.context, task.tableId);
    this.folder = new TableFiles(this.context.blobs, task.tableId).path(name);
    return task;
  }

  /** Most tables have no more rows to clean than these. */
  private async cleanFirstRange({ paths, isNew, languageModel, ...file }: CleaningTask): Promise<void> {
    const { rangeCells } = this.context.config;
    const place = { paths, partsFolder: this.folder, ingestPath: isNew ? paths.ingest : null };
    const kept = keptPaths(this.context, file.tableId);
    const input = { ...file, ...place, languageModel, rangeCells };
    const onEvent = (event: CleanJobEvent): void => this.receive(event, { paths, isNew, languageModel, ...file });
    this.timer.enter("ingest");
    let attempts = 0;
    await this.quarantine.retryAfterCrash(
      join(this.folder, "at-first"),
      (care) => {
        const isFirstTry = attempts++ === 0;
        if (!isFirstTry) this.parameters.sink.restart();
        const options = { ...this.callOptions, onEvent };
        return this.context.workers.call("cleanFile", { ...input, care, kept: isFirstTry ? kept : null }, options);
      },
      // Another try would end another worker.
      (death) => !this.isIngested && death.isOutOfMemory,
    );
  }

  private receive(event: CleanJobEvent, task: CleaningTask): void {
    switch (event.kind) {
      case "ingested":
        this.ingested = event;
        this.isIngested = true;
        this.timer.count(event.rowCount);
        this.enterFrom("ingest", "study");
        break;
      case "refused":
        this.isRefused = true;
        break;
      case "cleaning":
        if (this.studied === undefined) this.startRanges(event, task);
        break;
      case "metadata":
        this.metadata = event.metadata;
        break;
      case "compared":
        if (this.studied !== undefined) this.studied = { ...this.studied, columns: event.columns };
        this.lanes?.startOthers();
        break;
      // What is cleaned is put in force when all ranges are.
      case "cleaned":
        return;
      case "info":
      case "page":
        break;
    }
    this.parameters.sink.append(event);
  }

  /** A worker that repeats what another one did goes back to no phase. */
  private enterFrom(from: Phase, to: Phase): void {
    if (this.timer.phase === from) this.timer.enter(to);
  }

  private startRanges(studied: EventOf<"cleaning">, task: CleaningTask): void {
    this.studied = studied;
    this.enterFrom("study", "ranges");
    this.timer.count(studied.rowsToClean);
    if (studied.ranges.length < 2) return;
    this.lanes = new RangeLanes(
      { plan: studied, task, folder: this.folder },
      {
        context: this.context,
        quarantine: this.quarantine,
        callOptions: this.callOptions,
        onPage: (page) => this.parameters.sink.append(page),
        onFailure: (error) => this.failure.abort(error),
      },
    );
  }

  private async join({ paths }: CleaningTask): Promise<void> {
    const { ingested, studied } = this;
    if (ingested === undefined || studied === undefined) throw unfinished();
    this.timer.enter("join");
    const input = {
      ranges: studied.ranges,
      partsFolder: this.folder,
      paths,
      titles: ingested.titles.map(({ title }) => title),
    };
    await this.quarantine.retryAfterCrash(join(this.folder, "at-join"), () =>
      this.context.workers.call("joinRanges", input, this.callOptions),
    );
  }

  private cleaned(): CleanedTable {
    const { studied, metadata } = this;
    if (studied === undefined || metadata === undefined) throw unfinished();
    return { rowCount: studied.rowsToClean, columns: studied.columns, metadata };
  }
}

function unfinished(): Error {
  return new Error("The pipeline ended before the table was cleaned");
}
