import { afterEach, describe, expect, it } from "vitest";
import { ChildDied, ChildFailed, ChildPool } from "./child-pool.ts";
import type { TestMethods } from "./testing/test-methods.ts";

const pools: ChildPool<TestMethods>[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

function poolOf(size: number, retries = 0, options: { stallMs?: number } = {}): ChildPool<TestMethods> {
  const entry = new URL("./testing/test-child.ts", import.meta.url);
  const log = { warn: () => undefined };
  const pool = new ChildPool<TestMethods>({ entry, size, retries, concurrency: 1, memoryMb: 128, log, ...options });
  pools.push(pool);
  return pool;
}

describe("ChildPool", () => {
  it("gives each call its own reply and events", async () => {
    const pool = poolOf(2);
    const events: string[] = [];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pool.call("echo", `call ${index}`, { onEvent: (event) => events.push(event) }),
      ),
    );
    expect(replies).toEqual(Array.from({ length: 20 }, (_, index) => `call ${index}`));
    expect(events.sort()).toEqual(replies.map((reply) => `heard ${reply}`).sort());
  });

  it("tells a failure of the child's from its death", async () => {
    const pool = poolOf(1);
    await expect(pool.call("fail", null)).rejects.toThrow(ChildFailed);
    await expect(pool.call("die", null)).rejects.toThrow(ChildDied);
  });

  it("tells a child that took too much memory from one that was killed", async () => {
    const pool = poolOf(1);
    await expect(pool.call("hoard", null)).rejects.toMatchObject({ isOutOfMemory: true });
    await expect(pool.call("die", null)).rejects.toMatchObject({ isOutOfMemory: false });
  });

  it("replaces a child that died, and answers the calls that waited", async () => {
    const pool = poolOf(1);
    const dying = pool.call("die", null);
    const waiting = pool.call("echo", "after");
    await expect(dying).rejects.toThrow(ChildDied);
    await expect(waiting).resolves.toBe("after");
  });

  it("takes a call back, waiting or at work, and answers the next one", async () => {
    const pool = poolOf(1, 1);
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

  it("ends a child that tells nothing for long, and lets one work on that tells something", async () => {
    const pool = poolOf(1, 0, { stallMs: 400 });
    await expect(pool.call("hang", null)).rejects.toThrow(ChildDied);
    const told: string[] = [];
    await expect(pool.call("plod", 900, { onEvent: (event) => told.push(event) })).resolves.toBe(null);
    expect(told.length).toBeGreaterThan(3);
  });

  it("asks a child about the topic it knows, as long as it is free", async () => {
    const pool = poolOf(2);
    const ask = () => Promise.all(["a", "b"].map((topic) => pool.call("pid", null, { topic })));
    let [one, other] = await ask();
    // The second child may take longer to start.
    while (one === other) [one, other] = await ask();
    for (const topic of ["b", "a", "a", "b"])
      expect(await pool.call("pid", null, { topic })).toBe(topic === "a" ? one : other);
    const both = await Promise.all(["a", "a"].map((topic) => pool.call("pid", null, { topic })));
    expect(both).toEqual([one, other]);
  });

  it("gives a call to another child as often as it may", async () => {
    const marker = `limpid-child-${process.pid}-${Date.now()}`;
    await expect(poolOf(1, 1).call("dieOnce", marker)).resolves.toBe("alive");
    await expect(poolOf(1, 1).call("die", null)).rejects.toThrow(ChildDied);
  });
});
