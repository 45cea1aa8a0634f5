/** Reports the phase of a job and the duration of each phase to the log and the metrics. */
import type { Context } from "../context.ts";

export const PHASES = ["fetch", "ingest", "study", "ranges", "publish"] as const;
export type Phase = (typeof PHASES)[number];

/** Why a table is cleaned: for the first time, for what people have chosen meanwhile, or beyond the limit of rows. */
export type JobKind = "first" | "again" | "all rows";

export class PhaseTimer {
  private current: Phase | undefined;
  private begun = 0;
  private rows = 0;

  constructor(
    private readonly job: { readonly tableId: string; readonly kind: JobKind },
    private readonly context: Pick<Context, "log" | "metrics">,
  ) {}

  get phase(): Phase | undefined {
    return this.current;
  }

  /** Ends the phase before. A job that is resumed by another worker may go back. */
  enter(phase: Phase): void {
    this.end("done");
    this.current = phase;
    this.begun = performance.now();
  }

  /** How many rows the table has, as soon as that is known. */
  count(rows: number): void {
    this.rows = rows;
  }

  end(outcome: "done" | "failed"): void {
    const { current: phase, rows, context } = this;
    if (phase === undefined) return;
    // The job object may hold much more, such as settings with passwords.
    const { tableId, kind } = this.job;
    this.current = undefined;
    const ms = Math.round(performance.now() - this.begun);
    context.metrics.phaseSeconds.observe({ phase, kind, outcome }, ms / 1000);
    context.log.info({ tableId, kind, phase, outcome, ms, rows }, "phase of a job ended");
  }
}
