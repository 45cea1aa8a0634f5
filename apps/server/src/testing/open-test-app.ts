/**
 * The application with its real parts in this process: a SQLite of its own, and no socket. Files are taken but not
 * cleaned, as nobody works on the queue; a worker that is warmed up is the pool's test worker.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tableStore } from "@limpid/database";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { bundleProgram } from "../../../../tools/testing/bundle-program.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Context } from "../context.ts";
import { openParts } from "../roles/open-parts.ts";
import type { Entries } from "../workers/entries.ts";

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** The id of a new session. */
  readonly greet: () => Promise<string>;
  /** The id of a table of the session as it is after cleaning, without its files. */
  readonly keepTable: (session: string, username?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const ENTRIES: Entries = {
  worker: bundleProgram(new URL("../../../worker/src/testing/test-worker.ts", import.meta.url)),
  // Only started by a test that searches.
  searcher: new URL("../../../worker/src/main.ts", import.meta.url),
  query: bundleProgram(new URL("../../../worker/src/query-child.ts", import.meta.url)),
};
const ORIGIN = "http://limpid.example";

export async function openTestApp(
  settings: Readonly<Record<string, string>> = {},
  entries: Partial<Entries> = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "limpid-app-"));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: ORIGIN, ...settings });
  const log = pino({ level: "silent" });
  const { context, stop } = await openParts(config, { ...ENTRIES, ...entries }, log);
  const app = await buildApp(context, log);
  const post: TestApp["post"] = (url, body, headers = {}) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  return {
    app,
    context,
    post,
    get: (url, headers = {}) => app.inject({ method: "GET", url, headers }),
    greet: async () =>
      (await post("/api/v1/hello", { device_uuid: "test" })).json<{ session_uuid: string }>().session_uuid,
    keepTable: (session, username) => keepCleanedTable(context, session, username),
    close: async () => {
      await app.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function keepCleanedTable({ database, config }: Context, session: string, username?: string): Promise<string> {
  const id = randomUUID();
  await tableStore.create(database.db, {
    id,
    session,
    username: username ?? null,
    fileName: "a.csv",
    source: "file",
    listedBy: null,
    pageSize: config.pageSize,
    rowLimit: config.cleanRowLimit,
  });
  await tableStore.update(database.db, id, { status: "done", numRows: 2, cleanedRows: 2, numColumns: 2, numPages: 1 });
  return id;
}
