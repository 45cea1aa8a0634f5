/** The child of the pool's test: it can answer, hang, fail, die, and take all memory. */
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveHost } from "../serve-host.ts";
import type { TestMethods } from "./test-methods.ts";

function die(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process should be gone");
}

serveHost<TestMethods>({
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
  pid: async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return process.pid;
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
});
