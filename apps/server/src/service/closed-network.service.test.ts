/**
 * No request leaves the machine but for what a visitor or the operator asks for: the whole main job runs where there is no
 * network but the loopback, and a system trace of all its processes names no other address.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SCRIPT = fileURLToPath(new URL("../testing/whole-job.ts", import.meta.url));
/** A network of its own, in which only the loopback is up. */
const CLOSED = ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

const has = (command: string, ...args: readonly string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const canClose = has(CLOSED[0] ?? "", ...CLOSED.slice(1), "true");
const canTrace = has("strace", "-V");

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-network-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runJob(...around: readonly string[]): string {
  const [program, ...args] = [...around, process.execPath, "--import", "tsx", SCRIPT];
  return execFileSync(program, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

describe.skipIf(!canClose && !canTrace)("the whole job", () => {
  it("is done where there is no network, and asks no other address", () => {
    const trace = join(folder, "trace");
    const traced = ["strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg", "-o", trace];
    expect(runJob(...(canClose ? CLOSED : []), ...(canTrace ? traced : []))).toBe("done\n");
    if (!canTrace) return;
    const asked = readFileSync(trace, "utf8")
      .split("\n")
      .filter((line) => /sin6?_addr|inet_pton/.test(line));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((line) => !/"(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)"/.test(line))).toEqual([]);
  });
});
