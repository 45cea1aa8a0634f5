import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepPace } from "./keep-pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

async function passPeriod(): Promise<void> {
  vi.advanceTimersByTime(1000);
  await setImmediate();
}

describe("keepPace", () => {
  it("hands on what comes fast enough, however long it takes", async () => {
    const body = new PassThrough();
    const chunks = keepPace(body, 1000);
    for (let period = 0; period < 20; period++) {
      body.write(Buffer.alloc(1000));
      expect((await chunks.next()).value).toHaveLength(1000);
      await passPeriod();
    }
    body.end();
    expect((await chunks.next()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives up a body of a few bytes now and then, and leaves it open", async () => {
    const body = new PassThrough();
    const chunks = keepPace(body, 1000);
    body.write("a");
    await chunks.next();
    const next = expect(chunks.next()).rejects.toMatchObject({ code: "upload_too_slow" });
    await passPeriod();
    await next;
    expect(body.destroyed).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts what came while the process was busy", async () => {
    const body = new PassThrough();
    const chunks = keepPace(body, 1000);
    const first = chunks.next();
    vi.advanceTimersByTime(1000);
    body.write(Buffer.alloc(1000));
    await setImmediate();
    expect((await first).value).toHaveLength(1000);
    body.end();
    expect((await chunks.next()).done).toBe(true);
  });

  it("fails as the body does", async () => {
    const body = new PassThrough();
    const chunks = keepPace(body, 1000);
    body.destroy(new Error("broken off"));
    await expect(chunks.next()).rejects.toThrow("broken off");
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("leaves the rest to whoever discards it, when the first chunk is refused already", async () => {
  const body = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1000)));
  await expect(
    (async () => {
      for await (const _chunk of keepPace(body, 60_000)) throw new Error("the disk is full");
    })(),
  ).rejects.toThrow("the disk is full");
  let rest = 0;
  body.on("data", (chunk: Buffer) => {
    rest += chunk.length;
  });
  await once(body.resume(), "end");
  expect(rest).toBe(49_000);
});

it("lets go of what it has handed on, however large the body is", async () => {
  const [chunkBytes, chunks] = [1 << 20, 400];
  const body = Readable.from(
    (function* () {
      for (let chunk = 0; chunk < chunks; chunk++) yield Buffer.alloc(chunkBytes);
    })(),
  );
  const before = process.memoryUsage().arrayBuffers;
  let [bytes, most] = [0, 0];
  for await (const chunk of keepPace(body, 1000)) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(bytes).toBe(chunks * chunkBytes);
  expect(most).toBeLessThan(bytes / 2);
});
