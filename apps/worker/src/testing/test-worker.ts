/** The worker of the pool's test: it can answer, hang, fail, die, and take all memory. */
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Handlers } from "@limpid/worker-protocol";
import type { TestMethods } from "@limpid/worker-protocol/testing";
import { watchValues } from "../clean/watch-values.ts";
import { parentProcess } from "../parent-process.ts";
import { serveHost } from "../serve-host.ts";

const COLUMN = 3;

function die(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process should be gone");
}

async function pid(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return process.pid;
}

const HANDLERS: Handlers<TestMethods> = {
  echo: async (text, send) => {
    await send(`heard ${text}`);
    return text;
  },
  hang: async (_, send) => {
    await send("begun");
    for (;;);
  },
  plod: async (ms, send) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await send("at work");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  },
  pid,
  pidOfLong: pid,
  passValues: async ({ care, values, deadly }) => {
    const { watchColumn, end } = await watchValues(care);
    const { before, after, isDeadly } = watchColumn(COLUMN);
    const passed: number[] = [];
    for (let code = 0; code < values; code++) {
      if (isDeadly(code)) continue;
      before(code);
      if (deadly.includes(code)) die();
      after();
      passed.push(code);
    }
    // What comes after the values is not their fault.
    if (deadly.includes(values)) die();
    end();
    return passed;
  },
  fail: () => Promise.reject(new Error("as asked")),
  die: async () => die(),
  hoard: async () => {
    for (const hoard: number[][] = []; ; ) hoard.push(new Array<number>(10_000).fill(hoard.length));
  },
  dieOnce: async (name) => {
    const marker = join(tmpdir(), name);
    if (existsSync(marker)) return "alive";
    writeFileSync(marker, "");
    return die();
  },
};

serveHost(HANDLERS, parentProcess());
