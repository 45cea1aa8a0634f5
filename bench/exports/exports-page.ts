/** The figures of the exports bench as a page to read. */
import type { ExportFormat } from "@limpid/contract";
import type { Stalls } from "../speed/watched-server.ts";
import { median, rounded } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";

export interface ExportFigures {
  readonly format: ExportFormat;
  readonly ms: number;
  readonly megabytes: number;
  /** The most that the worker ever held. */
  readonly workerMb: number;
  readonly webMb: number;
  readonly stalls: Stalls;
}

export function exportsPage(rows: number, runs: readonly (readonly ExportFigures[])[]): string {
  const formats = runs[0] ?? [];
  return [
    `A cleaned table of ${rows.toLocaleString("en")} rows and ten columns, each format in a new server with one worker, ` +
      "from the request to the last byte; medians, with the slowest run in brackets.",
    markdownTable(
      ["format", "ms", "MB", "peak RSS of the worker, MB", "of the web process", "its worst stall, ms (by the clock)"],
      formats.map(({ format, megabytes }, index) => {
        const own = runs.flatMap((run) => run[index] ?? []);
        const most = (figure: (one: ExportFigures) => number): number => Math.round(Math.max(...own.map(figure)));
        return [
          format,
          `${Math.round(median(own.map(({ ms }) => ms)))} (${most(({ ms }) => ms)})`,
          rounded(megabytes),
          most(({ workerMb }) => workerMb),
          most(({ webMb }) => webMb),
          `${most(({ stalls }) => stalls.maxBusyMs)} (${most(({ stalls }) => stalls.maxMs)})`,
        ];
      }),
    ),
  ].join("\n\n");
}
