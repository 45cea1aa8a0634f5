import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { untilReady } from "./own-server.ts";

const start = (program: string) => spawn(process.execPath, ["--eval", program], { stdio: ["ignore", "pipe", "pipe"] });
const LIVE_ON = "setInterval(() => {}, 1000);";

it("a server says where it is ready", async () => {
  const child = start(`console.log("Limpid is ready at http://127.0.0.1:8080"); ${LIVE_ON}`);
  expect(await untilReady(child, 20_000)).toBe("http://127.0.0.1:8080");
  child.kill();
});

it("one that ends before says why", async () => {
  const child = start('console.error("The folder is in use"); process.exitCode = 1;');
  await expect(untilReady(child, 20_000)).rejects.toThrow("The server did not start: The folder is in use");
});

it("one that is not ready in time is ended", async () => {
  const child = start(LIVE_ON);
  const ended = once(child, "exit");
  await expect(untilReady(child, 1)).rejects.toThrow("did not start in time");
  expect((await ended)[1]).toBe("SIGKILL");
});
