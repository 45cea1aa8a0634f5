import { LIMITS } from "@limpid/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeEventSource, fakeEventSource, lastOpened as last } from "../testing/fake-event-source.ts";
import { openEvents } from "./events.ts";

let isHidden = false;

function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

const opened = (): string[] => FakeEventSource.opened.map(({ url }) => url);
let close: () => void = () => {};

function follow(afterId = "") {
  const handlers = { onMessage: vi.fn(), onEnd: vi.fn(), onBreak: vi.fn() };
  close = openEvents("jobStatus", { job_uuid: "a/b" }, handlers, afterId);
  return handlers;
}

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  fakeEventSource();
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
    expect(onMessage.mock.calls).toEqual([
      [{ msg: "Started" }, "1"],
      [{ msg: "Finished" }, "2"],
    ]);
  });

  it("gives its connection back while the page is hidden, and goes on after the last message", () => {
    follow();
    last().tell("41", { msg: "Started" });
    hide(true);
    expect(last().readyState).toBe(FakeEventSource.CLOSED);
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
    last().readyState = FakeEventSource.CLOSED;
    last().onerror();
    vi.advanceTimersByTime(LIMITS.maintenanceRetryMs);
    expect(opened()).toHaveLength(2);
    expect(onBreak).toHaveBeenCalledTimes(2);
  });

  it("ends for good when the server says so, or whoever follows it", () => {
    const { onEnd } = follow();
    last().dispatchEvent(new Event("end"));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(last().readyState).toBe(FakeEventSource.CLOSED);
    hide(true);
    hide(false);
    expect(opened()).toHaveLength(1);
  });

  it("does not come back when it is left while it waits to be opened again", () => {
    follow();
    last().readyState = FakeEventSource.CLOSED;
    last().onerror();
    close();
    vi.advanceTimersByTime(LIMITS.maintenanceRetryMs);
    expect(opened()).toHaveLength(1);
  });
});
