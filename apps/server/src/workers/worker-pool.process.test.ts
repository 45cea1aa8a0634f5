import { getEventListeners } from "node:events";
import { getPriority } from "node:os";
import { PROTOCOL } from "@limpid/worker-protocol";
import { afterEach, describe, expect, it } from "vitest";
import { CallFailed, LaneFull, OutOfTime, WorkerDied } from "./call-errors.ts";
import { openTestPool, type TestPool, type TestPoolOptions } from "./testing/test-pool.ts";

const pools: TestPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

function openPool(options: TestPoolOptions = {}): TestPool {
  const pool = openTestPool(options);
  pools.push(pool);
  return pool;
}

describe("WorkerPool", () => {
  it("gives each call its own reply and events", async () => {
    const pool = openPool({ limit: 2 });
    const events: string[] = [];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pool.call("echo", `call ${index}`, { onEvent: (event) => events.push(event) }),
      ),
    );
    expect(replies).toEqual(Array.from({ length: 20 }, (_, index) => `call ${index}`));
    expect(events.sort()).toEqual(replies.map((reply) => `heard ${reply}`).sort());
  });

  it("tries a call again with a new worker after all workers have died at once", async () => {
    const pool = openPool({ limit: 4, retries: 1 });
    const ask = () => Promise.all(Array.from({ length: 4 }, () => pool.call("pid", null)));
    // The first worker may be ready long before the others, and answer all calls.
    await expect.poll(async () => new Set(await ask()).size).toBe(4);
    for (const pid of await ask()) process.kill(pid, "SIGKILL");
    // The calls are sent before the pool can notice.
    await expect(pool.call("echo", "after")).resolves.toBe("after");
  });

  it("tells a failure of the call from the death of its worker", async () => {
    const pool = openPool();
    await expect(pool.call("fail", null)).rejects.toThrow(CallFailed);
    await expect(pool.call("die", null)).rejects.toThrow(WorkerDied);
  });

  it("tells a worker that took too much memory from one that was killed", async () => {
    const pool = openPool();
    await expect(pool.call("hoard", null)).rejects.toMatchObject({ isOutOfMemory: true });
    await expect(pool.call("die", null)).rejects.toMatchObject({ isOutOfMemory: false });
  });

  it("answers the calls that waited for a worker that died", async () => {
    const pool = openPool();
    const dying = pool.call("die", null);
    const waiting = pool.call("echo", "after");
    await expect(dying).rejects.toThrow(WorkerDied);
    await expect(waiting).resolves.toBe("after");
  });

  it.each(["echo", "fail", "die"] as const)(
    "keeps nothing of a call to %j that has ended, though its signal lives on",
    async (name) => {
      const { signal } = new AbortController();
      const call = openPool().call(name, name === "echo" ? "x" : (null as never), { signal });
      expect(getEventListeners(signal, "abort")).toHaveLength(1);
      await call.catch(() => undefined);
      expect(getEventListeners(signal, "abort")).toEqual([]);
    },
  );

  it("takes a call back, waiting or at work, and answers the next one", async () => {
    const pool = openPool({ retries: 1 });
    const [first, second] = [new AbortController(), new AbortController()];
    const hanging = pool.call("hang", null, { signal: first.signal, onEvent: () => first.abort(new Error("enough")) });
    const waiting = pool.call("hang", null, { signal: second.signal });
    const next = pool.call("echo", "next");
    second.abort(new Error("not wanted"));
    await expect(waiting).rejects.toThrow("not wanted");
    await expect(hanging).rejects.toThrow("enough");
    await expect(next).resolves.toBe("next");
    await expect(pool.call("echo", "x", { signal: first.signal })).rejects.toThrow("enough");
  });

  it("lets a worker finish a call that was taken back, where the caller says so", async () => {
    const pool = openPool();
    const pid = await pool.call("pid", null);
    const gone = new AbortController();
    const onEvent = () => gone.abort(new Error("gone"));
    const plodding = pool.call("plod", 100, { signal: gone.signal, finishesAnyway: true, onEvent });
    await expect(plodding).rejects.toThrow("gone");
    expect(await pool.call("pid", null)).toBe(pid);
  });

  it("ends a call that takes longer than it may, and answers the next one", async () => {
    const pool = openPool({ retries: 1 });
    await expect(pool.call("echo", "first", { maxMs: 20_000 })).resolves.toBe("first");
    await expect(pool.call("hang", null, { maxMs: 100 })).rejects.toThrow(OutOfTime);
    await expect(pool.call("echo", "next")).resolves.toBe("next");
  });

  it("ends a worker that reports no progress, and lets one work on that does", async () => {
    // Longer than a busy machine lets a process wait for a core.
    const pool = openPool({ stallMs: 1500 });
    await expect(pool.call("hang", null)).rejects.toThrow(WorkerDied);
    const reported: string[] = [];
    await expect(pool.call("plod", 2000, { onEvent: (event) => reported.push(event) })).resolves.toBe(null);
    expect(reported.length).toBeGreaterThan(3);
  });

  it("asks a worker about the topic it knows, as long as it is free", async () => {
    const pool = openPool({ limit: 2 });
    const ask = () => Promise.all(["a", "b"].map((topic) => pool.call("pid", null, { topic })));
    // The first worker may be ready long before the other one, and answer both calls.
    await expect.poll(async () => new Set(await ask()).size).toBe(2);
    const [one, other] = await ask();
    for (const topic of ["b", "a", "a", "b"])
      expect(await pool.call("pid", null, { topic })).toBe(topic === "a" ? one : other);
    const both = await Promise.all(["a", "a"].map((topic) => pool.call("pid", null, { topic })));
    expect(both).toEqual([one, other]);
    // Both know it now: the one that was asked the same last has what it found then, whatever else was asked meanwhile.
    const plod = () => pool.call("plod", 200, { topic: "a" });
    const slow = plod();
    const answered = await pool.call("pid", null, { topic: "a" });
    await slow;
    expect(await pool.call("pid", null, { topic: "a" })).toBe(answered);
    await plod();
    expect(await pool.call("pid", null, { topic: "a" })).toBe(answered);
  });

  it("gives a call to another worker as often as it may", async () => {
    const marker = `limpid-worker-${process.pid}-${Date.now()}`;
    await expect(openPool({ retries: 1 }).call("dieOnce", marker)).resolves.toBe("alive");
    await expect(openPool({ retries: 1 }).call("die", null)).rejects.toThrow(WorkerDied);
  });

  it("starts no worker before it is needed, one for each call at a time, and ends them when they are not", async () => {
    const pool = openPool({ limit: 2, idleMs: 200 });
    const gone = new AbortController();
    const hanging = pool.call("hang", null, { signal: gone.signal });
    const other = await pool.call("pid", null);
    gone.abort(new Error("gone"));
    await expect(hanging).rejects.toThrow("gone");
    await expect.poll(() => isAlive(other)).toBe(false);
    expect(await pool.call("pid", null)).not.toBe(other);
  });

  it("has as many workers ready as are wanted, and no more where they are there", async () => {
    const pool = openPool({ limit: 2 });
    pool.warm("only");
    expect(pool.size).toBe(1);
    for (let times = 0; times < 2; times++) pool.warm("only", 2);
    expect(pool.size).toBe(2);
    // The first worker may be ready long before the other one, and answer both calls.
    const ask = () => Promise.all([pool.call("pid", null), pool.call("pid", null)]);
    await expect.poll(async () => new Set(await ask()).size).toBe(2);
    expect(pool.size).toBe(2);
  });

  it("has no more workers ready than the lane may use, those at work counted", async () => {
    const pool = openPool({ limit: 2 });
    const stop = new AbortController();
    let begun = 0;
    const onEvent = (): void => void begun++;
    const hanging = [1, 2].map(() => pool.call("hang", null, { signal: stop.signal, onEvent }));
    await expect.poll(() => begun).toBe(2);
    pool.warm("only", 2);
    expect(pool.size).toBe(2);
    stop.abort(new Error("stopped"));
    for (const call of hanging) await expect(call).rejects.toThrow("stopped");
  });

  it("has long work done by processes that give way, which answer other calls only where no others are free", async () => {
    const pool = openPool({ limit: 2 });
    const long = await pool.call("pidOfLong", null);
    expect(await pool.call("pid", null)).toBe(long);
    pool.warm("only", 2);
    await expect.poll(() => pool.call("pid", null)).not.toBe(long);
    const short = await pool.call("pid", null);
    // Relative to the test's own, which is 19 at the most.
    const own = getPriority();
    expect([getPriority(short), getPriority(long)]).toEqual([own, Math.min(19, own + 5)]);
    const stop = new AbortController();
    const hanging = pool.call("hang", null, { signal: stop.signal });
    expect(await pool.call("pidOfLong", null)).toBe(long);
    stop.abort(new Error("stopped"));
    await expect(hanging).rejects.toThrow("stopped");
  });

  it("refuses calls when too many wait, and takes them again afterwards", async () => {
    const pool = openPool({ maxWaiting: 2 });
    const calls = ["a", "b"].map((text) => pool.call("echo", text));
    await expect(pool.call("echo", "c")).rejects.toThrow(LaneFull);
    await Promise.all(calls);
    await expect(pool.call("echo", "d")).resolves.toBe("d");
  });

  it("refuses a call that would wait longer than whoever asks is willing to, and says how long", async () => {
    const pool = openPool();
    for (let calls = 0; calls < 2; calls++) await pool.call("plod", 100);
    const calls = Array.from({ length: 6 }, () => pool.call("plod", 100, { visitor: "a" }));
    const refused = pool.call("plod", 100, { visitor: "a", maxWaitMs: 300 }).catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(LaneFull);
    expect((await refused) as LaneFull).toMatchObject({ waitMs: expect.toSatisfy((ms: number) => ms > 400) });
    await expect(pool.call("plod", 100, { visitor: "b", maxWaitMs: 1000 })).resolves.toBeNull();
    await Promise.all(calls);
    await expect(pool.call("echo", "d", { visitor: "a", maxWaitMs: 300 })).resolves.toBe("d");
  });

  it("lets go of a call that has waited so long, and of one whose caller is gone", async () => {
    const pool = openPool();
    const stop = new AbortController();
    let isBegun = false;
    const onEvent = (): void => {
      isBegun = true;
    };
    const hanging = pool.call("hang", null, { signal: stop.signal, onEvent });
    await expect.poll(() => isBegun).toBe(true);
    const gone = new AbortController();
    const left = pool.call("echo", "a", { signal: gone.signal, finishesAnyway: true });
    const waited = expect(pool.call("echo", "b", { maxWaitMs: 200 })).rejects.toThrow(LaneFull);
    expect(pool.laneStates.only.waiting).toBe(2);
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await waited;
    expect(pool.laneStates.only.waiting).toBe(0);
    stop.abort(new Error("stopped"));
    await expect(hanging).rejects.toThrow("stopped");
    expect(await pool.call("echo", "c", { maxWaitMs: 20_000 })).toBe("c");
  });

  it("lets a short call pass those that must leave a worker free", async () => {
    const pool = openPool({ limit: 2 });
    const gone = new AbortController();
    const hanging = pool.call("hang", null, { spareSlots: 1, signal: gone.signal });
    let isLargeDone = false;
    const large = pool.call("pid", null, { spareSlots: 1 }).then(() => {
      isLargeDone = true;
    });
    await pool.call("pid", null);
    expect(isLargeDone).toBe(false);
    gone.abort(new Error("gone"));
    await expect(hanging).rejects.toThrow("gone");
    await large;
  });

  it("has a worker more for a visitor who has no call at work, and lets visitors take turns", async () => {
    const pool = openPool({ limit: 1, extra: 1 });
    const done: string[] = [];
    const call = (name: string, visitor: string, ms = 300) =>
      pool.call("plod", ms, { visitor }).then(() => done.push(name));
    const heavy = [call("heavy 1", "a", 1500), call("heavy 2", "a"), call("heavy 3", "a")];
    await call("light", "b", 50);
    expect(done).toEqual(["light"]);
    expect(pool.laneStates.only).toEqual({ running: 1, waiting: 2 });
    await Promise.all(heavy);
    expect(done).toEqual(["light", "heavy 1", "heavy 2", "heavy 3"]);
  });

  it("has seen a worker start before it says that it can, and says why it cannot", async () => {
    const pool = openPool();
    expect(await Promise.all([pool.findStartFault(), pool.findStartFault()])).toEqual([undefined, undefined]);
    expect(pool.size).toBe(1);
    const broken = openPool({ entry: new URL("./testing/missing.ts", import.meta.url) });
    expect(await broken.findStartFault()).toBe("it ended before it was ready (code 1)");
    expect(await broken.findStartFault()).toBe("it ended before it was ready (code 1)");
    const stopped = openPool();
    await stopped.stop();
    expect(await stopped.findStartFault()).toBe("they are stopping");
  });

  it("refuses a worker of an older protocol, in words for an operator, and answers the calls that wait for one", async () => {
    const ends: unknown[] = [];
    const log = { warn: (details: object) => ends.push(details) };
    const pool = openPool({ entry: new URL("../../../worker/src/testing/old-worker.ts", import.meta.url), log });
    const refusal = `it speaks protocol 0, and this server ${PROTOCOL}: they are of different builds`;
    await expect(pool.call("echo", "x")).rejects.toThrow(WorkerDied);
    expect(ends).toEqual(ends.map(() => expect.objectContaining({ end: refusal })));
    expect(await pool.findStartFault()).toBe(refusal);
    expect(pool.isHealthy).toBe(false);
  });

  it("answers the calls of workers that the system does not start", async () => {
    const pool = openPool({ bounds: { execPath: "/nowhere/node" } });
    await expect(pool.call("echo", "x")).rejects.toThrow("ENOENT");
    expect(await pool.findStartFault()).toBe("it ended before it was ready (spawn /nowhere/node ENOENT)");
    expect(pool.size).toBe(0);
  });

  it("says that no worker can be started, and tries again with the next call", async () => {
    const pool = openPool({ entry: new URL("./testing/missing.ts", import.meta.url) });
    await expect(pool.call("echo", "x")).rejects.toThrow(WorkerDied);
    expect(pool.isHealthy).toBe(false);
    await expect(pool.call("echo", "y")).rejects.toThrow(WorkerDied);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
