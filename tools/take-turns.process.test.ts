import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "./ensure-built.mjs";

const INSTALL = `import { ensureInstalled } from ${JSON.stringify(pathToFileURL(join(ROOT, "tools/ensure-built.mjs")).href)};
ensureInstalled(true, process.argv[1]);`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-turns-"));
  const manifest = { name: "turns", version: "1.0.0" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { "": manifest } };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function install(): Promise<number> {
  // npm writes a log of each run.
  const env = { ...process.env, npm_config_logs_dir: join(folder, "logs"), npm_config_logs_max: "10" };
  const child = spawn(process.execPath, ["--input-type=module", "-e", INSTALL, folder], { stdio: "ignore", env });
  const [status] = await once(child, "exit");
  return status;
}

const runs = () => readdirSync(join(folder, "logs")).length;

it("three processes that start at once install once, and all go on", async () => {
  expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0]);
  expect(runs()).toBe(1);
  expect(existsSync(join(folder, ".limpid/install.lock"))).toBe(false);
});

it("the lock of a process that died holds nobody up", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  mkdirSync(join(folder, ".limpid"));
  writeFileSync(join(folder, ".limpid/install.lock"), String(pid));
  expect(await install()).toBe(0);
  expect(runs()).toBe(1);
});

it("what is installed needs no turn, also while another process builds", async () => {
  await install();
  writeFileSync(join(folder, ".limpid/install.lock"), String(process.pid));
  expect(await install()).toBe(0);
  expect(readFileSync(join(folder, ".limpid/install.lock"), "utf8")).toBe(String(process.pid));
  expect(runs()).toBe(1);
});
