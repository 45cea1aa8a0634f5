/** The figures of the speed bench as a page to read. */

import { rounded } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import type { EngineComparison } from "./compare-engine.ts";
import type { ExportTime } from "./time-exports.ts";
import type { PageTimes } from "./time-pages.ts";
import type { MemoryByProgram, Stalls } from "./watched-server.ts";

export interface SizeFigures {
  readonly rows: number;
  readonly megabytes: number;
  readonly runs: number;
  readonly load: number;
  readonly engine: readonly EngineComparison[];
  readonly limits: readonly LimitFigures[];
}

/** A server with one row limit; times are medians of the runs. */
export interface LimitFigures {
  /** 0: none. */
  readonly rowLimit: number;
  readonly uploadMs: number;
  readonly ingestPageMs: number;
  readonly cleanPageMs: number;
  readonly doneMs: number;
  /** Requests that do nothing. */
  readonly floor: PageTimes;
  readonly ingestPages: PageTimes;
  readonly cleanPages: PageTimes;
  readonly exports: readonly ExportTime[];
  readonly stalls: { readonly jobs: Stalls; readonly pages: Stalls; readonly exports: Stalls };
  readonly memory: MemoryByProgram;
}

export function speedPage(sizes: readonly SizeFigures[]): string {
  const perLimit = sizes.flatMap((size) => size.limits.map((limit) => ({ size, limit })));
  const name = ({ size, limit }: (typeof perLimit)[number]): string =>
    `${size.rows.toLocaleString("en")} rows, ${limit.rowLimit === 0 ? "all" : `first ${limit.rowLimit}`} cleaned`;
  return [
    "## From the upload's reply (ms, medians)",
    markdownTable(
      ["table", "MB", "runs", "upload itself", "ingest page", "first cleaned page", "done"],
      perLimit.map((row) => [
        name(row),
        rounded(row.size.megabytes),
        row.size.runs,
        ...[row.limit.uploadMs, row.limit.ingestPageMs, row.limit.cleanPageMs, row.limit.doneMs].map(Math.round),
      ]),
    ),
    "## Pages at random places (ms)",
    markdownTable(
      ["table", "any request p50", "p99", "ingest p50", "p99", "clean p50", "p99"],
      perLimit.map((row) => [
        name(row),
        ...[row.limit.floor, row.limit.ingestPages, row.limit.cleanPages]
          .flatMap(({ p50Ms, p99Ms }) => [p50Ms, p99Ms])
          .map((ms) => rounded(ms)),
      ]),
    ),
    "## The web process\n\nHow late a 5 ms timer came at worst, in ms: what the thread itself computed meanwhile, in brackets by the clock.",
    markdownTable(
      ["table", "uploads and cleaning", "pages", "exports", "RSS MB", "peak RSS MB"],
      perLimit.map((row) => [
        name(row),
        ...[row.limit.stalls.jobs, row.limit.stalls.pages, row.limit.stalls.exports].map(
          ({ maxBusyMs, maxMs }) => `${Math.round(maxBusyMs)} (${Math.round(maxMs)})`,
        ),
        row.limit.memory.web.rssMb,
        row.limit.memory.web.peakMb,
      ]),
    ),
    "## Peak memory of the children (MB)",
    markdownTable(
      ["table", "children"],
      perLimit.map((row) => [
        name(row),
        row.limit.memory.children.map(({ program, peakMb }) => `${program} ${peakMb}`).join(", "),
      ]),
    ),
    "## Exports, the first time (ms)",
    markdownTable(
      ["table", ...(perLimit[0]?.limit.exports.map(({ format }) => format) ?? [])],
      perLimit.map((row) => [
        name(row),
        ...row.limit.exports.map(({ ms, megabytes }) => `${Math.round(ms)} (${rounded(megabytes)} MB)`),
      ]),
    ),
    "## The engine beside its peers, one core each (medians)\n\n`clean` reads, infers and cleans every cell; `ingest`, papaparse and DuckDB (one thread, `all_varchar` into a table) only read.",
    markdownTable(
      ["table", "contender", "ms", "cells/s", "time beside DuckDB"],
      sizes.flatMap(({ rows, engine }) =>
        engine.map(({ contender, medianMs, cellsPerSecond }) => [
          `${rows.toLocaleString("en")} rows`,
          contender,
          Math.round(medianMs),
          Math.round(cellsPerSecond).toLocaleString("en"),
          `${rounded(medianMs / (engine.find((peer) => peer.contender === "duckdb")?.medianMs ?? Number.NaN), 2)} ×`,
        ]),
      ),
    ),
  ].join("\n\n");
}
