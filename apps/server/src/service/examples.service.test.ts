/** The examples of an installation of several processes. */
import type { FeedReply } from "@limpid/contract";
import { openDatabase } from "@limpid/database";
import { describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { openInstallation } from "../../../../tools/testing/start-server.ts";

const NAMES = ["Contacts", "Orders", "Sensors"];

const POSTGRES = process.env.TEST_DATABASE_URL;

describe.skipIf(POSTGRES === undefined)("several processes on one database", () => {
  it("make each example once", async () => {
    const installation = await openInstallation(POSTGRES ?? "", { EXAMPLE_TABLES: "true", WORKERS: "1" });
    const { start } = installation;
    const processes = await Promise.all([start("web"), start("worker"), start("worker")]);
    try {
      const visitor = await ApiClient.connect(processes[0].url);
      const asked = { session_uuid: visitor.session, feed_name: "latest", num_results: 100 };
      const namesOf = async () =>
        (await visitor.post<FeedReply>("/api/v1/feed", asked)).body.results.map(({ name }) => name).sort();
      await expect.poll(namesOf, { timeout: CONDITION_MS, interval: 250 }).toEqual(NAMES);
      const database = await openDatabase({
        dataDir: installation.dataDir,
        databaseUrl: installation.settings.DATABASE_URL!,
        log: { info: () => undefined, warn: () => undefined },
      });
      const { count } = await database.db
        .selectFrom("tables")
        .select((select) => select.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      await database.close();
      expect(Number(count)).toBe(NAMES.length);
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await installation.remove();
    }
  });
});
