/** A group-by over a long table through HTTP, alone and by twenty sessions at once, each checked, run in a child and kept. */
import { ApiClient } from "../tools/testing/client.ts";
import { checkGroups, expectedGroups, groupBy, timeOtherCalls, timeQuery } from "./sql/time-queries.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { latencies } from "./support/statistics.ts";

const AT_ONCE = 20;
const WARM_UP = 5;
const IDLE_MS = 2000;

export default scenario({
  title: "Queries",
  options: { rows: 1_000_000, queries: 200, rounds: 5 },
  measure: async ({ rows, queries, rounds }, { serve }) => {
    const { client, server, takeStalls } = await serve();
    const table = await cleanUpload(client, generateCsv(rows));
    const query = groupBy(table);
    const first = await timeQuery(client, query);
    await checkGroups(client, first.view, expectedGroups(rows));

    const alone: number[] = [];
    for (let count = 0; count < queries + WARM_UP; count++) alone.push((await timeQuery(client, query)).ms);
    const end = performance.now() + IDLE_MS;
    const idle = await timeOtherCalls(client, table, () => performance.now() > end);

    const sessions = await Promise.all(Array.from({ length: AT_ONCE }, () => ApiClient.connect(server.url)));
    await takeStalls();
    const together: number[] = [];
    let isOver = false;
    const others = timeOtherCalls(client, table, () => isOver);
    for (let round = 0; round < rounds; round++)
      together.push(...(await Promise.all(sessions.map(async (session) => (await timeQuery(session, query)).ms))));
    isOver = true;
    const times = [
      { calls: "queries one after the other", ...latencies(alone.slice(WARM_UP)), aim: "p50 ≤ 80, p99 ≤ 300" },
      { calls: `${AT_ONCE} sessions at once`, ...latencies(together) },
      { calls: "other calls, nothing else at work", ...idle },
      { calls: `other calls beside the ${AT_ONCE}`, ...(await others), aim: "p99 < 50" },
    ];
    const { maxBusyMs, p99Ms } = await takeStalls();
    const firstQuery = { firstQueryMs: first.ms, webProcessHeldUp: { atMostMs: maxBusyMs, p99Ms } };
    return { page: [`${rows} rows. The first query has the typed file of the table written.`, times, [firstQuery]] };
  },
});
