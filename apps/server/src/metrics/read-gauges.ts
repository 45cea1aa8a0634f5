/** The figures of this moment. */
import { tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import type { Gauge } from "./metrics.ts";

export async function readGauges({ database, workerPool }: Pick<Context, "database" | "workerPool">): Promise<Gauge[]> {
  const lanes = Object.entries(workerPool.laneStates);
  const unfinished = await tableStore.unfinished(database.db);
  return [
    {
      name: "limpid_tables_unfinished",
      help: "Tables that wait or are at work",
      values: [{ value: unfinished.length }],
    },
    {
      name: "limpid_calls",
      help: "Calls of workers, by lane and state",
      values: lanes.flatMap(([lane, { running, waiting }]) => [
        { labels: { lane, state: "running" }, value: running },
        { labels: { lane, state: "waiting" }, value: waiting },
      ]),
    },
    { name: "limpid_workers", help: "Worker processes", values: [{ value: workerPool.size }] },
    {
      name: "limpid_resident_bytes",
      help: "Memory of the host, and of the workers after their last call",
      values: [
        { labels: { part: "host" }, value: process.memoryUsage.rss() },
        { labels: { part: "workers" }, value: workerPool.memoryBytes },
      ],
    },
  ];
}
