/** The ranges of a long table after the first one, cleaned by all workers at the same time. */
import { join } from "node:path";
import { isStoredAt } from "@limpid/files";
import type { RowsRange } from "@limpid/table";
import { type CleanJobEvent, summaryPath } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import type { CleaningTask } from "./cleaning-task.ts";
import type { CrashQuarantine } from "./crash-quarantine.ts";

type EventOf<Kind extends CleanJobEvent["kind"]> = Extract<CleanJobEvent, { kind: Kind }>;

export interface RangesOfTable {
  readonly plan: EventOf<"cleaning">;
  readonly task: CleaningTask;
  /** Holds the parts until they are joined, including those of an earlier try. */
  readonly folder: string;
}

export interface RangeEnvironment {
  readonly context: Pick<Context, "blobs" | "config" | "workers">;
  readonly quarantine: CrashQuarantine;
  readonly callOptions: { readonly signal: AbortSignal; readonly topic: string; readonly visitor: string };
  readonly onPage: (page: EventOf<"page">) => void;
  readonly onFailure: (error: unknown) => void;
}

export class RangeLanes {
  private readonly lanes: Promise<void>[] = [];
  private readonly finished = new Set<number>();
  private readonly begun = performance.now();
  private nextRange = 1;
  private nextToReport = 0;

  constructor(
    private readonly table: RangesOfTable,
    private readonly environment: RangeEnvironment,
  ) {}

  /** When the worker of the first range has shared what the others need. */
  startOthers(): void {
    const { workers } = this.environment.context.config;
    const others = Math.min(workers, this.ranges.length - 1) - 1;
    while (this.lanes.length < others) this.startLane();
  }

  /** When the first range is cleaned: its worker joins in. */
  async finish(): Promise<void> {
    this.report(0);
    this.startLane();
    await Promise.all(this.lanes);
  }

  /** Ended, well or badly. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.lanes);
  }

  private get ranges(): readonly RowsRange[] {
    return this.table.plan.ranges;
  }

  private startLane(): void {
    const lane = this.cleanNext();
    // A failure ends all lanes; it is met when they are waited for.
    lane.catch(this.environment.onFailure);
    this.lanes.push(lane);
  }

  private async cleanNext(): Promise<void> {
    for (let index = this.nextRange++; index < this.ranges.length; index = this.nextRange++) {
      const range = this.ranges[index];
      if (range !== undefined && !(await this.isCleaned(range))) await this.clean(range);
      this.report(index);
    }
  }

  private isCleaned(range: RowsRange): Promise<boolean> {
    return isStoredAt(this.environment.context.blobs, summaryPath(this.table.folder, range));
  }

  private async clean(range: RowsRange): Promise<void> {
    const { folder } = this.table;
    const { context, quarantine, callOptions } = this.environment;
    await quarantine.retryAfterCrash(join(folder, `at-${range.firstRow}`), (care) =>
      context.workers.call("cleanRange", { range, partsFolder: folder, care }, callOptions),
    );
  }

  /** Ranges end in any order, and are reported in theirs: a job that is resumed reports the same. */
  private report(range: number): void {
    this.finished.add(range);
    for (; this.finished.has(this.nextToReport); this.nextToReport++) {
      const next = this.ranges[this.nextToReport];
      // The pages of the first range were reported one by one.
      if (next !== undefined && this.nextToReport > 0) this.environment.onPage(this.pageOf(next));
    }
  }

  private pageOf({ firstRow, endRow }: RowsRange): EventOf<"page"> {
    const { plan, task } = this.table;
    const msPerRow = (performance.now() - this.begun) / endRow;
    return {
      kind: "page",
      page: Math.ceil(endRow / task.pageSize) - 1,
      pageCount: plan.pageCount,
      secondsLeft: Math.ceil((msPerRow * (plan.rowsToClean - endRow)) / 1000),
      firstRow,
      rows: null,
    };
  }
}
