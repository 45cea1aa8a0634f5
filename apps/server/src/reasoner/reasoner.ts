/** The date reasoner: a process of its own, so that a hard line never holds up the web process. */
import { availableParallelism } from "node:os";
import { pino } from "pino";
import { loggerOptions } from "../logging.ts";
import { buildReasoner } from "./build-reasoner.ts";
import { WorkPool } from "./work-pool.ts";

const MOST_THREADS = 4;
const THREAD_MEMORY_MB = 1024;

const log = pino(loggerOptions(process.env.LOG_LEVEL ?? "info"));
const suffix = import.meta.url.endsWith(".ts") ? "ts" : "js";
const pool = new WorkPool({
  entry: new URL(`reason-worker.${suffix}`, import.meta.url),
  // Two at least, so that a large column leaves one for those who type.
  threads: Math.max(2, Math.min(availableParallelism(), MOST_THREADS)),
  memoryMb: THREAD_MEMORY_MB,
  log,
});
const app = buildReasoner({ pool, publicUrl: process.env.PUBLIC_URL ?? "", log });
process.on("disconnect", () => process.exit(0));
// Ctrl+C reaches the whole process group; the server decides when its parts end.
process.on("SIGINT", () => undefined);
process.once("SIGTERM", () => void app.close().finally(() => process.exit(0)));
await app.listen({
  host: process.env.HOST ?? "127.0.0.1",
  port: Number(process.env.REASONER_PORT ?? 8009),
});
const address = app.server.address();
process.send?.({ kind: "listening", port: typeof address === "object" ? address?.port : undefined });
