/** A backup of several processes at work on PostgreSQL, and services on what was made of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startS3Server } from "../../../../tools/testing/s3-server.ts";
import { type Installation, openInstallation, startServer } from "../../../../tools/testing/start-server.ts";
import { runLimpid } from "../testing/run-limpid.ts";

const POSTGRES = process.env.TEST_DATABASE_URL;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "limpid-backup-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => join(root, name);
const csvOf = async (from: ApiClient, table: string) => (await from.get<string>(`/api/v1/get/${table}/csv`)).body;

describe.skipIf(POSTGRES === undefined)("limpid backup, restore, doctor and gc of several processes", () => {
  const STORE = ["STORE_URL", "STORE_ENDPOINT", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

  afterEach(() => vi.unstubAllEnvs());

  /** Sets the environment as an operator would. */
  function useSettingsOf({ settings }: Installation): void {
    vi.unstubAllEnvs();
    for (const name of ["DATABASE_URL", "DATA_DIR", ...STORE]) vi.stubEnv(name, settings[name] ?? "");
  }

  it.each(["a folder", "a bucket"])(
    "with %s bring a PostgreSQL at work back, into another and into an SQLite file",
    async (place) => {
      const store = place === "a bucket" ? await startS3Server() : undefined;
      const common = { WORKERS: "1", ...store?.settings };
      const installation = await openInstallation(POSTGRES ?? "", common);
      const another = await openInstallation(POSTGRES ?? "", {
        ...common,
        ...(store && { STORE_URL: "s3://limpid/there" }),
      });
      const processes = await Promise.all([installation.start("web"), installation.start("worker")]);
      const owner = await ApiClient.connect(processes[0]!.url);
      const kept = await owner.uploadCleaned("name\nAnn\nBob\n");
      await owner.editOutput(kept, 0, 0, "Eve");
      const edited = await csvOf(owner, kept);
      let isOver = false;
      const others = (async () => {
        while (!isOver) {
          const table = await owner.uploadCleaned(`a\n${Math.random()}\n`);
          await owner.post(`/api/v1/table/${table}/delete`, { session_uuid: owner.session, at_once: true });
          // People think in between; without a pause they would take the cores from what is tested.
          await sleep(200);
        }
      })();
      useSettingsOf(installation);
      expect(await runLimpid(["backup", at("copy")])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/and its PostgreSQL → .*intact/),
      });
      expect(await runLimpid(["gc"])).toMatchObject({ code: 0, out: "0.0 MB removed, 0.0 MB left.\n" });
      isOver = true;
      await others;
      await owner.editOutput(kept, 1, 0, "Later");
      expect(await runLimpid(["doctor"])).toMatchObject({ code: 0, messages: [] });
      expect(await runLimpid(["restore", at("copy")])).toMatchObject({
        code: 2,
        messages: [expect.stringContaining("is not empty")],
      });

      useSettingsOf(another);
      expect(await runLimpid(["restore", at("copy")])).toMatchObject({ code: 0 });
      expect(await runLimpid(["doctor"])).toMatchObject({ code: 0 });
      vi.unstubAllEnvs();
      expect(await runLimpid(["restore", at("copy"), at("data")])).toMatchObject({ code: 0 });
      const restored = await Promise.all([another.start("web"), startServer({ WORKERS: "1", DATA_DIR: at("data") })]);
      for (const { url } of restored) expect(await csvOf(await ApiClient.connect(url), kept)).toBe(edited);
      await Promise.all([...processes.map((each) => each.stop()), restored[0].stop(), restored[1].remove()]);
      await Promise.all([installation.remove(), another.remove(), store?.close()]);
    },
  );
});
