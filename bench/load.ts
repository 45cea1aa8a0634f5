/** `npm run bench -- load`: many open event streams with a steady rate of reads, and many uploads at the same moment. */
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { generateCsv } from "./generate-table.ts";
import { holdStreams } from "./load/hold-streams.ts";
import type { ReadFigures } from "./load/read-steadily.ts";
import { rush } from "./load/rush.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    streams: { type: "string", default: "1000" },
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "300" },
    uploads: { type: "string", default: "50" },
    /** What was going on beside it, for whoever reads the figures. */
    remark: { type: "string", default: "" },
  },
});
const TABLE_ROWS = 20_000;
/** About 1 MB; fewer than are cleaned. */
const FILE_ROWS = 12_000;
const RATE_IN_RUSH = 50;

const machine = describeMachine();
const watched = await startWatchedServer({
  CLEAN_ROW_LIMIT: String(TABLE_ROWS),
  STREAMS_PER_ADDRESS: options.streams,
  // All of them come from this machine.
  ADDRESS_JOBS: "0",
});
try {
  const owner = await ApiClient.connect(watched.server.url);
  const table = await owner.uploadCleaned(generateCsv(TABLE_ROWS), { filename: "read.csv" });
  const place = { table, owner, rows: TABLE_ROWS };
  const held = await holdStreams(watched, {
    ...place,
    streams: Number(options.streams),
    perSecond: Number(options.rate),
    seconds: Number(options.seconds),
  });
  const rushed = await rush(watched, {
    ...place,
    uploads: Number(options.uploads),
    fileRows: FILE_ROWS,
    perSecond: RATE_IN_RUSH,
  });
  const text = [
    ...(options.remark === "" ? [] : [options.remark, ""]),
    `**${held.streams} open event streams and ${options.rate} reads a second** of a table of ${TABLE_ROWS} rows, for ${held.seconds} s, with an edit every two seconds (${held.edits}) that each stream is told of: ${held.notTold} streams missed one, or had one twice. ${held.reads.errors.length} reads failed or were wrong, ${held.reads.putOff} were told to come again. The time of a read counts from when it was due.`,
    "",
    latencies(held.reads),
    "",
    `The web process holds ${held.atEnd.web.rssMb} MB at the end, and grows by ${held.webMbPerMinute} MB a minute after the first quarter (least squares). Its loop was kept busy for ${rounded(held.stalls.maxBusyMs)} ms at most.`,
    "",
    `**${rushed.uploads} uploads of ${rushed.megabytes} MB at the same moment**, each by a visitor of its own, all rows cleaned: accepted after ${rushed.acceptedSeconds} s, all ${rushed.cleaned} cleaned after ${rushed.cleanedSeconds} s, each at most ${rushed.maxPlacesOff} places from its turn. Meanwhile ${RATE_IN_RUSH} reads a second; ${rushed.reads.errors.length} failed or were wrong, ${rushed.reads.putOff} were told to come again.`,
    "",
    latencies(rushed.reads),
  ].join("\n");
  writeResults({ name: "load", title: "Under load", machine, figures: { held, rushed }, text });
} finally {
  await watched.remove();
}

function latencies({ all, byName }: ReadFigures): string {
  return markdownTable(
    ["reads", "requests", "p50, ms", "p99, ms", "most, ms"],
    [all, ...byName].map(({ name, requests, p50Ms, p99Ms, maxMs }) => [name, requests, p50Ms, p99Ms, maxMs]),
  );
}
