import { describe, expect, it } from "vitest";
import { orderOfClock } from "./clock-order.ts";

interface Log {
  readonly order: "dmy" | "mdy";
  readonly minutes: number;
  readonly count?: number;
  readonly halves?: boolean;
}

/** Texts from 1 March 2025 on, one in so many minutes. */
function log({ order, minutes, count = 150, halves = false }: Log): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const time = new Date(Date.UTC(2025, 2, 1, 9) + place * minutes * 60_000);
    const [day, month, hour] = [time.getUTCDate(), time.getUTCMonth() + 1, time.getUTCHours()];
    const minute = String(time.getUTCMinutes()).padStart(2, "0");
    const date = order === "dmy" ? [day, month] : [month, day];
    const clock = halves ? `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}` : `${hour}:${minute}`;
    return `${date.map((part) => String(part).padStart(2, "0")).join("/")}/2025 ${clock}`;
  });
}

describe("a log whose times run on", () => {
  it.each<Log>([
    { order: "mdy", minutes: 37 },
    { order: "dmy", minutes: 60 },
    { order: "mdy", minutes: 37, halves: true },
  ])("is read as it was written: %j", (written) => {
    expect(orderOfClock(log(written))).toBe(written.order);
    expect(orderOfClock(log(written).toReversed())).toBe(written.order);
  });

  it("may have a few times out of order, and gaps", () => {
    const texts = log({ order: "dmy", minutes: 20, count: 700 }).filter((_, place) => place % 11 !== 3);
    expect(orderOfClock(texts.with(200, texts[201] ?? "").with(201, texts[200] ?? ""))).toBe("dmy");
  });
});

describe("the order stays open", () => {
  it.each([
    ["with one time a day, be it days or months", log({ order: "dmy", minutes: 1440, count: 12 })],
    ["with one change of the day", log({ order: "mdy", minutes: 30, count: 40 })],
    [
      "with nights between the times",
      log({ order: "mdy", minutes: 10, count: 900 }).filter((text) => / (?:9|1[0-6]):/.test(text)),
    ],
    [
      "with times in no order",
      log({ order: "mdy", minutes: 37 }).toSorted((one, other) => one.slice(-2).localeCompare(other.slice(-2))),
    ],
    ["without times", ["01/02/2025", "02/02/2025", "03/02/2025"]],
    ["of no texts", []],
  ])("%s", (_, texts) => {
    expect(orderOfClock(texts)).toBeUndefined();
  });
});
