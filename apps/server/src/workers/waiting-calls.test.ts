import { beforeEach, describe, expect, it } from "vitest";
import { WaitingCalls } from "./waiting-calls.ts";
import type { PoolCall } from "./worker-process.ts";

let waiting: WaitingCalls;
let nextId = 0;
beforeEach(() => {
  waiting = new WaitingCalls();
});

function callOf(visitor: string | undefined, rest: Partial<PoolCall> = {}): PoolCall {
  const settle = { resolve: () => undefined, reject: () => undefined, onEvent: () => undefined };
  const kind = { lane: "pages", method: "read", input: null, topic: undefined, maxMs: undefined, signal: undefined };
  const network = undefined;
  const state = { spareSlots: 0, finishesAnyway: false, retriesLeft: 0, begunAt: 0, patience: undefined };
  return { id: nextId++, visitor, network, ...kind, ...state, ...settle, ...rest };
}

function ask(visitor: string, count: number): void {
  for (let each = 0; each < count; each++) waiting.add(callOf(visitor));
}

/** Lists the visitors in the order of service, by workers that do one call after the other, the first of which began before. */
function serve(count: number, workers: number): string {
  let running: PoolCall[] = [];
  let served = "";
  while (served.length < count) {
    const [next] = waiting.inTurn(running);
    if (next === undefined) break;
    waiting.begin(next);
    served += next.visitor;
    running = [...running, next].slice(-Math.max(0, workers - 1));
    if (workers === 1) running = [];
  }
  return served;
}

describe("turns", () => {
  it.each([1, 2, 3])("go round among visitors, however much each asked, with %i workers", (workers) => {
    ask("a", 50);
    ask("b", 50);
    ask("c", 2);
    const served = serve(6, workers);
    expect([...served].filter((visitor) => visitor === "c")).toHaveLength(2);
    expect([...served].sort().join("")).toBe("aabbcc");
  });

  it("are given to whoever comes later at once, and not to one with a call at work", () => {
    ask("a", 50);
    expect(serve(2, 1)).toBe("aa");
    ask("b", 3);
    expect(serve(4, 1)).toBe("baba");
    expect(waiting.inTurn([callOf("b")])[0]?.visitor).toBe("a");
  });

  it("follow the order of the calls where nobody is named, and in each visitor's own", () => {
    const calls = [callOf(undefined), callOf(undefined), callOf(undefined)];
    for (const call of calls) waiting.add(call);
    expect(waiting.inTurn([])).toEqual(calls);
    const own = [callOf("a"), callOf("a"), callOf("a")];
    const ofOne = new WaitingCalls();
    for (const call of own) ofOne.add(call);
    expect(ofOne.inTurn([])).toEqual(own);
  });
});

describe("sessions that one network makes up, each for a call", () => {
  const network = "192.0.2.1";
  beforeEach(() => {
    waiting.noteTime("read", 40);
    waiting.begin(callOf("b", { network: "192.0.2.2" }));
    for (let each = 0; each < 500; each++) waiting.add(callOf(`made up ${each}`, { network }));
  });

  it("have no turn before others who are served longer ago", () => {
    expect(serve(1, 1)).toBe("made up 0");
    waiting.add(callOf("b", { network: "192.0.2.2" }));
    waiting.add(callOf("new", { network: "192.0.2.3" }));
    expect(serve(4, 1)).toBe("newb");
    expect(waiting.inTurn([])[0]?.visitor).toBe("made up 1");
  });

  it("do not let others wait longer", () => {
    serve(1, 1);
    const asked = { lane: "pages", method: "read", spareSlots: 0 };
    expect(waiting.waitMsOf({ ...asked, visitor: "b", network: "192.0.2.2" }, 1)).toBe(0);
    expect(waiting.waitMsOf({ ...asked, visitor: "new", network: "192.0.2.3" }, 1)).toBe(0);
    expect(waiting.waitMsOf({ ...asked, visitor: "made up, too", network }, 1)).toBe(40 * 499);
  });
});

describe("the wait", () => {
  const asked = (visitor: string, rest: object = {}) => ({
    lane: "pages",
    method: "read",
    spareSlots: 0,
    visitor,
    network: undefined,
    ...rest,
  });

  it("is the time of the calls before it, shared by the workers", () => {
    waiting.noteTime("read", 40);
    ask("a", 10);
    expect(waiting.waitMsOf(asked("a"), 1)).toBe(400);
    expect(waiting.waitMsOf(asked("a"), 2)).toBe(200);
    for (let calls = 0; calls < 100; calls++) waiting.noteTime("read", 80);
    expect(waiting.waitMsOf(asked("a"), 1)).toBeCloseTo(800);
  });

  it("is no longer for what another visitor asked", () => {
    waiting.noteTime("read", 40);
    ask("a", 1000);
    expect(waiting.waitMsOf(asked("b"), 1)).toBe(40);
    ask("b", 3);
    expect(waiting.waitMsOf(asked("b"), 1)).toBe(40 * (4 + 3));
    expect(waiting.waitMsOf(asked("a"), 1)).toBe(40 * (1000 + 3));
  });

  it("is none for other lanes, nor for those that leave a worker free", () => {
    waiting.noteTime("read", 40);
    ask("a", 10);
    expect(waiting.waitMsOf(asked("a", { lane: "tables" }), 1)).toBe(0);
    const exports = new WaitingCalls();
    for (let each = 0; each < 5; each++) exports.add(callOf("a", { method: "export", spareSlots: 1 }));
    exports.noteTime("export", 60_000);
    expect(exports.waitMsOf(asked("a"), 1)).toBe(0);
    expect(exports.waitMsOf(asked("a", { spareSlots: 1 }), 1)).toBe(300_000);
  });
});
