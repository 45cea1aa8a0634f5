import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

function partsOf(classId: string, text: string) {
  const cleaned = cleanIn(classId, {}, text);
  return cleaned.kind === "ok" ? entityById(classId)!.partsOf(cleaned) : null;
}

describe("date", () => {
  it.each([
    ["4 lip 2023", "This value can be read in more than one way."],
    ["13 Feb 35", "The century is unclear, and no other year in the column settles it."],
  ])("says what is open in %s", (text, why) => {
    expect(cleanIn("date", {}, text)).toMatchObject({ kind: "ambiguous", reason: why });
  });
});

describe("time", () => {
  it.each([
    ["12am", "00:00"],
    ["12 pm", "12:00"],
    ["12:30 a.m.", "00:30"],
    ["7 p.m.", "19:00"],
    ["14:30 Uhr", "14:30"],
    ["14 Uhr 30", "14:30"],
    ["08:05:07.123", "08:05:07.123"],
    ["14:30:00Z", "14:30:00Z"],
    ["14:30+0200", "14:30+02:00"],
    ["1430", "14:30"],
    ["Mitternacht", "00:00"],
    ["下午2:30", "14:30"],
    ["13:30 pm", "13:30"],
    ["2:30p", "14:30"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("time", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it("writes seconds where the column has them", () => {
    expect(cleanIn("time", { "14:30:15": 9 }, "9:05")).toMatchObject({ output: "09:05:00" });
    expect(cleanIn("time", { "14:30": 9 }, "9:05:30")).toMatchObject({ output: "09:05:30" });
  });
});

describe("date and time", () => {
  it.each([
    ["day first", { "13/02/2024 10:00": 20 }, "2024-04-03 10:30:00"],
    ["month first", { "02/13/2024 10:00": 20 }, "2024-03-04 10:30:00"],
  ])("reads 03/04/2024 10:30 in a column with the %s", (_, column, output) => {
    expect(cleanIn("datetime", column, "03/04/2024 10:30")).toMatchObject({ kind: "ok", output });
  });

  it("leaves it open where no cell tells", () => {
    expect(cleanIn("datetime", {}, "03/04/2024 10:30").kind).toBe("ambiguous");
  });

  it("names the parts", () => {
    expect(partsOf("datetime", "2024-03-05T14:30:00+01:00")).toMatchObject({
      date: "2024-03-05",
      time: "14:30:00",
      hour: "14",
      weekday: "Tuesday",
      tz: "+01:00",
    });
  });
});

describe("year", () => {
  it("names the decade and the century", () => {
    expect(cleanIn("year", {}, "1999")).toMatchObject({ components: { decade: "1990s", century: "20" } });
    expect(cleanIn("year", {}, "2001")).toMatchObject({ components: { decade: "2000s", century: "21" } });
    expect(cleanIn("year", {}, "2000")).toMatchObject({ components: { century: "20" } });
  });

  it("suggests the only year in a text", () => {
    expect(cleanIn("year", {}, "before 1999")).toMatchObject({ kind: "invalid", suggestions: ["1999"] });
    expect(cleanIn("year", {}, "2O19")).toMatchObject({ kind: "invalid", suggestions: ["2019"] });
  });
});

describe("unix timestamp", () => {
  it.each([
    ["seconds", "1709649000", "2024-03-05T14:30:00.000Z"],
    ["milliseconds", "1709649000123", "2024-03-05T14:30:00.123Z"],
  ])("says what %s mean", (_, text, datetime) => {
    expect(cleanIn("unix_timestamp", {}, text)).toMatchObject({ output: text, components: { datetime } });
  });
});

describe("day of the month", () => {
  it("keeps two digits where the column has them", () => {
    expect(cleanIn("day_of_month", { "01": 9, "12": 9 }, "3")).toMatchObject({ output: "03" });
    expect(cleanIn("day_of_month", { "1": 9, "12": 9 }, "03")).toMatchObject({ output: "3" });
  });
});
