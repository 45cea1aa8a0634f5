import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../open/open-database.ts";
import { silentLog, TEST_DATABASES, type TestDatabase } from "../testing/index.ts";
import type { Database } from "./database.ts";

function deferred() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

describe.each(TEST_DATABASES)("turns of the $kind database", ({ kind, open }) => {
  let test: TestDatabase;
  /** The database as another process has it, if there may be another. */
  let other: Database;

  beforeAll(async () => {
    test = await open();
    const { dataDir, databaseUrl } = test;
    other = kind === "sqlite" ? test.database : await openDatabase({ dataDir, databaseUrl, log: silentLog });
  });
  afterAll(async () => {
    if (kind !== "sqlite") await other.close();
    await test.remove();
  });

  it("start work on the same thing after the one before, even when that fails, and let others go on", async () => {
    const { end, ended } = deferred();
    const { end: begin, ended: begun } = deferred();
    const order: string[] = [];
    const first = test.database.turns.take("a", async () => {
      begin();
      await ended;
      order.push("first");
      throw new Error("failed");
    });
    await begun;
    const second = test.database.turns.take("a", async () => order.push("second"));
    const third = other.turns.take("a", async () => order.push("of the other process"));
    await other.turns.take("b", async () => order.push("another thing"));
    expect(await other.turns.takeIfFree("a", async () => order.push("never"))).toBe(false);
    end();
    await expect(first).rejects.toThrow("failed");
    await Promise.all([second, third]);
    expect(order.slice(0, 2)).toEqual(["another thing", "first"]);
    expect(order.slice(2).sort()).toEqual(["of the other process", "second"]);
    expect(await other.turns.takeIfFree("a", async () => order.push("last"))).toBe(true);
    expect(order.at(-1)).toBe("last");
  });

  it.skipIf(kind === "sqlite")("are free again when the process that had one is gone, which is told so", async () => {
    const { dataDir, databaseUrl } = test;
    const gone = await openDatabase({ dataDir, databaseUrl, log: silentLog });
    const { end: begin, ended: begun } = deferred();
    const lost = gone.turns.take("c", async (signal) => {
      begin();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return signal.reason as Error;
    });
    await begun;
    const next = other.turns.take("c", async () => "free");
    await gone.turns.close();
    expect(await next).toBe("free");
    expect((await lost).message).toContain("cannot be reached");
    expect(await gone.turns.take("c", async () => "again")).toBe("again");
    await gone.close();
  });

  it("have messages that are not kept beside them, also long ones, for whoever follows, in their order", async () => {
    const heard: unknown[] = [];
    const end = other.live.subscribe("s", (message) => heard.push(message));
    // The next process may only just have begun to listen.
    await expect
      .poll(async () => {
        await test.database.live.publish("s", "hello");
        return heard.length;
      })
      .toBeGreaterThan(0);
    const long = { cells: Array.from({ length: 2000 }, (_, row) => `Grüße ${row} 🙂`) };
    await test.database.live.publish("s", long);
    await test.database.live.publish("s", "last");
    await expect.poll(() => heard.at(-1)).toBe("last");
    expect(heard.at(-2)).toEqual(long);
    end();
    await test.database.live.publish("s", "unheard");
    expect(heard.at(-1)).toBe("last");
  });
});
