import { describe, expect, it } from "vitest";
import { SessionTurns } from "./session-turns.ts";

const STAYS = new AbortController().signal;
const LIMITS = { running: 1, waiting: 2, maxWaitMs: 60_000 };

/** Work that ends when it is asked to, and how much of it ran at once. */
function openWork() {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = async (): Promise<void> => {
    running++;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  return { work, endNext: () => ends.shift()?.(), begun: () => ends.length, most: () => most };
}

describe("the turns of a session", () => {
  it("leave a place to the one that waits, not to one that comes as it gets free", async () => {
    const turns = new SessionTurns(LIMITS);
    const { work, endNext, begun, most } = openWork();
    const first = turns.take("a", STAYS, work);
    const second = turns.take("a", STAYS, work);
    const third = first.then(() => turns.take("a", STAYS, work));
    await expect.poll(begun).toBe(1);
    for (const one of [first, second, third]) {
      endNext();
      await one;
      await expect.poll(() => begun() === 1 || one === third).toBe(true);
    }
    expect(most()).toBe(1);
  });

  it("come to all that wait, after one of them has left and one was refused", async () => {
    const turns = new SessionTurns(LIMITS);
    const { work, endNext, begun } = openWork();
    const first = turns.take("a", STAYS, work);
    const gone = new AbortController();
    const left = turns.take("a", gone.signal, work);
    const third = turns.take("a", STAYS, work);
    await expect(turns.take("a", STAYS, work)).rejects.toMatchObject({ code: "too_many_queries", retrySeconds: 60 });
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    endNext();
    await first;
    await expect.poll(begun).toBe(1);
    endNext();
    await third;
    await expect(turns.take("a", STAYS, async () => "again")).resolves.toBe("again");
  });

  it("end for one that has waited too long, and for one that is gone before it came", async () => {
    const turns = new SessionTurns({ ...LIMITS, maxWaitMs: 20 });
    const { work, endNext, begun } = openWork();
    const first = turns.take("a", STAYS, work);
    await expect(turns.take("a", STAYS, work)).rejects.toMatchObject({ code: "too_many_queries", retrySeconds: 1 });
    await expect(turns.take("b", AbortSignal.abort(new Error("gone")), work)).rejects.toThrow("gone");
    expect(begun()).toBe(1);
    endNext();
    await first;
  });
});
