import { LIMITS } from "@limpid/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEvents } from "./events.ts";

const CLOSED = 2;

class FakeSource extends EventTarget {
  static readonly CLOSED = CLOSED;
  static opened: FakeSource[] = [];
  readyState = 1;
  onmessage: (event: object) => void = () => {};
  onerror: () => void = () => {};

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  tell(id: string, data: object): void {
    this.onmessage({ lastEventId: id, data: JSON.stringify(data) });
  }
}

let isHidden = false;

function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

const opened = (): string[] => FakeSource.opened.map(({ url }) => url);
const last = (): FakeSource => FakeSource.opened.at(-1)!;
let close: () => void = () => {};

function follow(afterId = "") {
  const handlers = { onMessage: vi.fn(), onEnd: vi.fn(), onBreak: vi.fn() };
  close = openEvents("jobStatus", { job_uuid: "a/b" }, handlers, afterId);
  return handlers;
}

beforeEach(() => {
  FakeSource.opened = [];
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a stream of events", () => {
  it("is opened at its address, from the start or after an event", () => {
    follow();
    close();
    follow("17");
    expect(opened()).toEqual(["/api/v1/job_status/a%2Fb", "/api/v1/job_status/a%2Fb?last_event_id=17"]);
  });

  it("tells each message once", () => {
    const { onMessage } = follow();
    last().tell("1", { msg: "Started" });
    last().tell("2", { msg: "Finished" });
    expect(onMessage.mock.calls).toEqual([[{ msg: "Started" }], [{ msg: "Finished" }]]);
  });

  it("gives its connection back while the page is hidden, and goes on after the last message", () => {
    follow();
    last().tell("41", { msg: "Started" });
    hide(true);
    expect(last().readyState).toBe(CLOSED);
    hide(false);
    hide(false);
    expect(opened().slice(1)).toEqual(["/api/v1/job_status/a%2Fb?last_event_id=41"]);
  });

  it("waits until a page is seen that was opened hidden", () => {
    isHidden = true;
    follow();
    expect(opened()).toEqual([]);
    hide(false);
    expect(opened()).toHaveLength(1);
  });

  it("is opened again where the browser has given up, and left to the browser where it has not", () => {
    const { onBreak } = follow();
    last().onerror();
    vi.advanceTimersByTime(LIMITS.maintenanceRetryMs);
    expect(opened()).toHaveLength(1);
    last().readyState = CLOSED;
    last().onerror();
    vi.advanceTimersByTime(LIMITS.maintenanceRetryMs);
    expect(opened()).toHaveLength(2);
    expect(onBreak).toHaveBeenCalledTimes(2);
  });

  it("ends for good when the server says so, or whoever follows it", () => {
    const { onEnd } = follow();
    last().dispatchEvent(new Event("end"));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(last().readyState).toBe(CLOSED);
    hide(true);
    hide(false);
    expect(opened()).toHaveLength(1);
  });

  it("does not come back when it is left while it waits to be opened again", () => {
    follow();
    last().readyState = CLOSED;
    last().onerror();
    close();
    vi.advanceTimersByTime(LIMITS.maintenanceRetryMs);
    expect(opened()).toHaveLength(1);
  });
});
