import { expect, it } from "vitest";
import { EventSink } from "./event-sink.ts";
import type { JobEventLog } from "./job-event-log.ts";
import type { JobEvent } from "./persist-event.ts";

const info = (text: string): JobEvent => ({ kind: "info", messages: [text] });
const textOf = (event: JobEvent) => (event.kind === "info" ? event.messages[0] : undefined);

/** Logs that only have a number. */
function openLogs(): { open: () => JobEventLog; numberOf: (log: JobEventLog) => number } {
  const logs: JobEventLog[] = [];
  const open = () => {
    const log = {} as JobEventLog;
    logs.push(log);
    return log;
  };
  return { open, numberOf: (log) => logs.indexOf(log) };
}

it("persists events one after the other, each with the log of its time", async () => {
  const { open, numberOf } = openLogs();
  const persisted: string[] = [];
  const sink = new EventSink(open, async ([event], log) => {
    await new Promise((resolve) => setTimeout(resolve, event === first ? 20 : 0));
    persisted.push(`${textOf(event)} in log ${numberOf(log)}`);
  });
  const first = info("a");
  sink.append(first);
  sink.append(info("b"));
  sink.restart();
  sink.append(info("a again"));
  expect(numberOf(await sink.settled())).toBe(1);
  expect(persisted).toEqual(["a in log 0", "b in log 0", "a again in log 1"]);
});

it("persists the first page at once, and those that came meanwhile together", async () => {
  const page = (number: number): JobEvent => ({
    kind: "page",
    page: number,
    pageCount: 9,
    secondsLeft: 0,
    firstRow: 0,
    rows: null,
  });
  const persisted: (readonly number[])[] = [];
  const sink = new EventSink(openLogs().open, async (events) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    persisted.push(events.map((event) => (event.kind === "page" ? event.page : -1)));
  });
  sink.append(page(0));
  await Promise.resolve();
  for (const event of [page(1), page(2), info("between"), page(3), page(4)]) sink.append(event);
  await sink.settled();
  expect(persisted).toEqual([[0], [1, 2], [-1], [3, 4]]);
});

it("persists nothing after a failure, which settling meets", async () => {
  const persisted: unknown[] = [];
  const sink = new EventSink(openLogs().open, async ([event]) => {
    if (textOf(event) === "bad") throw new Error("no disk");
    persisted.push(textOf(event));
  });
  for (const text of ["good", "bad", "late"]) sink.append(info(text));
  await expect(sink.settled()).rejects.toThrow("no disk");
  expect(persisted).toEqual(["good"]);
});
