import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const PROGRAM = fileURLToPath(new URL("query-child.ts", import.meta.url));

it("ends in silence when its host ends before it is ready", async () => {
  const child = fork(PROGRAM, ["100"], { execArgv: ["--import", import.meta.resolve("tsx")], silent: true });
  const [output, errors] = [text(child.stdout!), text(child.stderr!)];
  const exit = once(child, "exit");
  child.disconnect();
  expect([await output, await errors]).toEqual(["", ""]);
  expect(await exit).toEqual([0, null]);
});
