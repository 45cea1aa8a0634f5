/** Many open event streams with a steady rate of reads, and then many uploads at the same moment. `--remark` says what went on beside it. */
import { holdStreams } from "./load/hold-streams.ts";
import type { ReadFigures } from "./load/read-steadily.ts";
import { rush } from "./load/rush.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { sideBySide } from "./support/write-results.ts";

const TABLE_ROWS = 20_000;
/** Such a file has about 1 MB. */
const FILE_ROWS = 12_000;
const RATE_IN_RUSH = 50;

export default scenario({
  title: "Under load",
  options: { streams: 1000, rate: 200, seconds: 300, uploads: 50, remark: "" },
  measure: async ({ streams, rate, seconds, uploads, remark }, { serve }) => {
    const watched = await serve({
      CLEAN_ROW_LIMIT: String(TABLE_ROWS),
      STREAMS_PER_ADDRESS: String(streams),
      // All of them come from this machine.
      ADDRESS_JOBS: "0",
    });
    const owner = watched.client;
    const table = await cleanUpload(owner, generateCsv(TABLE_ROWS));
    const place = { table, owner, rows: TABLE_ROWS };
    const held = await holdStreams(watched, { ...place, streams, perSecond: rate, seconds });
    const rushed = await rush(watched, { ...place, uploads, fileRows: FILE_ROWS, perSecond: RATE_IN_RUSH });
    return {
      page: [
        remark,
        `## Open event streams\n\nA table of ${TABLE_ROWS} rows is read ${rate} times a second; every two seconds there is an edit, and each stream must be told of it once. The time of a read counts from when it was due.`,
        ...pageOf(held),
        `## Uploads at the same moment\n\nEach is by a visitor of its own; all rows are cleaned. Meanwhile there are ${RATE_IN_RUSH} reads a second.`,
        ...pageOf(rushed),
      ].filter((section) => section !== ""),
      figures: { held, rushed },
    };
  },
});

function pageOf({ reads, ...figures }: { readonly reads: ReadFigures }) {
  const { errors, putOff } = reads;
  return [sideBySide({ "": { ...figures, readsFailed: errors, readsPutOff: putOff } }), [reads.all, ...reads.byName]];
}
