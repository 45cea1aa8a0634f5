/** The figures of queries, for reading. */
import type { Stalls } from "../speed/watched-server.ts";
import { rounded } from "../support/statistics.ts";
import type { Times } from "./time-queries.ts";

export interface SqlFigures {
  readonly rows: number;
  /** The first query, which has the table's typed file written. */
  readonly firstMs: number;
  readonly alone: Times;
  readonly together: Times;
  /** Calls that the web process answers by itself, while nothing else happens and beside the queries. */
  readonly idle: Times;
  readonly others: Times;
  readonly stalls: Stalls;
}

export function sqlPage({ rows, firstMs, alone, together, idle, others, stalls }: SqlFigures): string {
  return [
    `A group-by over ${rows.toLocaleString("en")} rows, from the request to the reply: checked, run in a child of its own limits, and kept.`,
    "",
    "| | count | p50 ms | p99 ms | most ms | aim |",
    "| --- | --- | --- | --- | --- | --- |",
    line("One after the other", alone, "p50 ≤ 80, p99 ≤ 300"),
    line("20 sessions at once", together, ""),
    line("Other calls, nothing else at work", idle, ""),
    line("Other calls beside the 20", others, "p99 < 50"),
    "",
    `The first query, which has the typed file of the table written, took ${rounded(firstMs)} ms. Beside the 20 the web process was held up for ` +
      `${rounded(stalls.maxBusyMs)} ms at most (p99 ${rounded(stalls.p99Ms)} ms).`,
  ].join("\n");
}

function line(name: string, { count, p50Ms, p99Ms, maxMs }: Times, aim: string): string {
  return `| ${name} | ${count} | ${rounded(p50Ms)} | ${rounded(p99Ms)} | ${rounded(maxMs)} | ${aim} |`;
}
