/**
 * Cleans a table: fetch → ingest → study → ranges → publish. The one way for the first time, for columns that are
 * cleaned again, and for all rows of a table that was cleaned up to a limit; these differ in their parameters alone.
 */
import { join } from "node:path";
import type { CleanJobEvent, ColumnSummary, TableMetadata } from "@limpid/worker-protocol";
import type { CleaningContext } from "../context.ts";
import { keptPaths, removeKeptByOthers } from "../tables/kept-paths.ts";
import type { CleanedTable, CleaningTask } from "./cleaning-task.ts";
import { CrashQuarantine } from "./crash-quarantine.ts";
import type { EventSink } from "./event-sink.ts";
import { type JobKind, type Phase, PhaseTimer } from "./phase-timer.ts";
import { removeWork, workFolder } from "./work-folder.ts";

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
  private isIngested = false;
  private isRefused = false;
  private studied: EventOf<"cleaning"> | undefined;
  private metadata: TableMetadata | undefined;
  /** Columns that came ahead of their event. */
  private ahead: ColumnSummary[] = [];

  constructor(
    private readonly parameters: CleaningParameters,
    private readonly context: CleaningContext,
  ) {
    this.timer = new PhaseTimer(parameters, context);
  }

  /** Tells after a failure whether the file had been read. */
  get wasIngested(): boolean {
    return this.isIngested;
  }

  /** Resolves when the table is published, or the file is refused. */
  async run(): Promise<"published" | "refused"> {
    try {
      const task = await this.fetch();
      await this.clean(task);
      if (this.isRefused) return this.end("refused");
      this.timer.enter("publish");
      await this.parameters.publish(this.cleaned());
      await removeWork(this.context, task.tableId);
      return this.end("published");
    } catch (error) {
      this.timer.end("failed");
      throw error;
    }
  }

  private end(end: "published" | "refused"): "published" | "refused" {
    this.timer.end(end === "published" ? "done" : "failed");
    return end;
  }

  private async fetch(): Promise<CleaningTask> {
    this.timer.enter("fetch");
    const task = await this.parameters.fetch();
    await removeWork(this.context, task.tableId);
    await removeKeptByOthers(this.context, task.tableId);
    return task;
  }

  private async clean({ paths, isNew, languageModel, ...file }: CleaningTask): Promise<void> {
    const { rangeCells } = this.context.config;
    const kept = keptPaths(this.context, file.tableId);
    const input = { ...file, paths, ingestPath: isNew ? paths.ingest : null, languageModel, rangeCells };
    const { signal, visitor } = this.parameters;
    const folder = workFolder(this.context, file.tableId);
    this.timer.enter("ingest");
    let attempts = 0;
    let events = 0;
    const onEvent = (event: CleanJobEvent): void => {
      events++;
      this.receive(event);
    };
    await this.quarantine.retryAfterCrash(
      join(folder, "at"),
      (care) => {
        const isFirstTry = attempts++ === 0;
        events = 0;
        this.ahead = [];
        if (!isFirstTry) this.parameters.sink.restart();
        const options = { ...(signal && { signal }), topic: folder, visitor, onEvent };
        return this.context.workers.call("cleanFile", { ...input, care, kept: isFirstTry ? kept : null }, options);
      },
      {
        reached: () => events,
        // Another try would end another worker.
        isHopeless: (death) => !this.isIngested && death.isOutOfMemory,
      },
    );
  }

  private receive(message: CleanJobEvent): void {
    if (message.kind === "columns") {
      this.ahead.push(...message.columns);
      return;
    }
    const event =
      "columns" in message ? { ...message, columns: [...this.ahead.splice(0), ...message.columns] } : message;
    switch (event.kind) {
      case "ingested":
        this.isIngested = true;
        this.timer.count(event.rowCount);
        this.enterFrom("ingest", "study");
        break;
      case "refused":
        this.isRefused = true;
        break;
      case "cleaning":
        this.studied ??= event;
        this.enterFrom("study", "ranges");
        this.timer.count(event.rowsToClean);
        break;
      case "metadata":
        this.metadata = event.metadata;
        break;
      case "compared":
        if (this.studied !== undefined) this.studied = { ...this.studied, columns: event.columns };
        break;
      // A range is put in force when all are.
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

  private cleaned(): CleanedTable {
    const { studied, metadata } = this;
    if (studied === undefined || metadata === undefined) throw unfinished();
    return { rowCount: studied.rowsToClean, columns: studied.columns, metadata };
  }
}

function unfinished(): Error {
  return new Error("The pipeline ended before the table was cleaned");
}
