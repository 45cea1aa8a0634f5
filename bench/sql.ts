/** `npm run bench -- sql`: a group-by over a long table through HTTP, alone, and by twenty sessions at once. */
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { generateCsv } from "./generate-table.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { type SqlFigures, sqlPage } from "./sql/sql-page.ts";
import { checkGroups, expectedGroups, groupBy, timeOtherCalls, timeQuery, timesOf } from "./sql/time-queries.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    queries: { type: "string", default: "200" },
    rounds: { type: "string", default: "5" },
  },
});
const rows = Number(options.rows);
const AT_ONCE = 20;
const WARM_UP = 5;
const MAX_MS = 30 * 60_000;

const machine = describeMachine();
const watched = await startWatchedServer({ CLEAN_ROW_LIMIT: "0" });
try {
  const { url } = watched.server;
  const client = await ApiClient.connect(url);
  const table = await client.upload(generateCsv(rows), { filename: "table.csv" });
  for await (const _ of followJob(client, table, MAX_MS));
  const query = groupBy(table);
  const first = await timeQuery(client, query);
  await checkGroups(client, first.view, expectedGroups(rows));

  const alone: number[] = [];
  for (let count = 0; count < Number(options.queries) + WARM_UP; count++)
    alone.push((await timeQuery(client, query)).ms);
  const idle = await timeCallsFor(2000, client, table);

  const sessions = await Promise.all(Array.from({ length: AT_ONCE }, () => ApiClient.connect(url)));
  await watched.takeStalls();
  const together: number[] = [];
  let isOver = false;
  const others = timeOtherCalls(client, table, () => isOver);
  for (let round = 0; round < Number(options.rounds); round++)
    together.push(...(await Promise.all(sessions.map(async (session) => (await timeQuery(session, query)).ms))));
  isOver = true;
  const figures: SqlFigures = {
    rows,
    firstMs: first.ms,
    alone: timesOf(alone.slice(WARM_UP)),
    together: timesOf(together),
    idle,
    others: await others,
    stalls: await watched.takeStalls(),
  };
  writeResults({ name: "sql", title: "Queries", machine, figures, text: sqlPage(figures) });
} finally {
  await watched.remove();
}

async function timeCallsFor(ms: number, client: ApiClient, table: string) {
  const end = performance.now() + ms;
  return await timeOtherCalls(client, table, () => performance.now() > end);
}
