import { REASONER_LIMITS } from "@limpid/contract";
import { expect, it, onTestFinished } from "vitest";
import { Problem } from "../problems.ts";
import type { Work } from "./work.ts";
import { OutOfTime, WorkPool } from "./work-pool.ts";

const SOON_MS = 50;
const LATE_MS = 20_000;

function openPool(threads: number): WorkPool {
  const pool = new WorkPool({
    entry: new URL("testing/test-worker.ts", import.meta.url),
    threads,
    memoryMb: 128,
    log: { warn: () => undefined },
  });
  onTestFinished(() => pool.stop());
  return pool;
}

const line = (input: string): Work => ({ kind: "line", request: { input, format: "Excel", locale: "de_CH" } });
const column = (bytes: number): Work => ({ kind: "column", body: new Uint8Array(bytes) });
const read = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString());

it("gives each piece of work its answer", async () => {
  const pool = openPool(2);
  const answers = await Promise.all(["a", "b", "c"].map((input) => pool.run(line(input), LATE_MS)));
  expect(answers.map(read)).toEqual(["a", "b", "c"]);
});

it("ends what does not come back in time, and goes on with another thread", async () => {
  const pool = openPool(1);
  await pool.run(line("first"), LATE_MS);
  const started = performance.now();
  await expect(pool.run(line("hang"), SOON_MS)).rejects.toBeInstanceOf(OutOfTime);
  expect(performance.now() - started).toBeGreaterThanOrEqual(SOON_MS);
  expect(read(await pool.run(line("next"), LATE_MS))).toBe("next");
});

it("goes on when a thread dies", async () => {
  const pool = openPool(1);
  await expect(pool.run(line("die"), LATE_MS)).rejects.toThrow("The thread ended");
  expect(read(await pool.run(line("next"), LATE_MS))).toBe("next");
});

it.each([
  ["refuse", Problem, "as asked"],
  ["fail", Error, "as asked"],
])("passes on that the thread answers '%s'", async (input, type, message) => {
  const refusal = openPool(1).run(line(input), LATE_MS);
  await expect(refusal).rejects.toBeInstanceOf(type);
  await expect(refusal).rejects.toThrow(message);
});

it("refuses work when too much of it waits, and takes it again afterwards", async () => {
  const pool = openPool(1);
  const waiting = Array.from({ length: REASONER_LIMITS.waitingRequests }, () => pool.run(line("x"), LATE_MS));
  await expect(pool.run(line("one more"), LATE_MS)).rejects.toMatchObject({ code: "overloaded" });
  await Promise.all(waiting);
  expect(read(await pool.run(line("again"), LATE_MS))).toBe("again");
});

it("lets a short line pass large columns", async () => {
  const pool = openPool(2);
  const order: string[] = [];
  const run = (name: string, work: Work) => pool.run(work, LATE_MS).then(() => order.push(name));
  await Promise.all([run("column", column(2 ** 20)), run("column", column(2 ** 20)), run("line", line("x"))]);
  expect(order.indexOf("line")).toBeLessThan(2);
});

it("does not begin work that nobody waits for any more", async () => {
  const pool = openPool(1);
  const gone = new AbortController();
  const first = pool.run(line("x"), LATE_MS);
  const given = pool.run(line("die"), LATE_MS, gone.signal);
  gone.abort();
  await expect(given).rejects.toMatchObject({ code: "unavailable" });
  expect(read(await first)).toBe("x");
});
