import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

describe("duration", () => {
  it.each([
    ["P1Y2M10DT2H30M", "P1Y2M10DT2H30M"],
    ["pt45m", "PT45M"],
    ["P2W", "P2W"],
    ["1h30", "PT1H30M"],
    ["2h05m", "PT2H5M"],
    ["1 Std. 20 Min.", "PT1H20M"],
    ["36 hours", "PT36H"],
    ["1.5 days", "P1DT12H"],
    ["2 weeks", "P14D"],
    ["18 Monate", "P18M"],
    ["2 days, 1:30:00", "P2DT1H30M"],
    ["0:45:30.5", "PT45M30.5S"],
    ["5'30\"", "PT5M30S"],
    ["500 ms", "PT0.5S"],
    ["½ h", "PT30M"],
    ["1 heure et 10 minutes", "PT1H10M"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("duration", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["minutes", { "90 min": 9, "45 min": 9 }, "1h 30m", "90 min"],
    ["minutes, however spaced", { "90 min": 9 }, "45min", "45min"],
    ["minutes, where seconds do not fit", { "90 min": 9 }, "1:30:10", "PT1H30M10S"],
    ["clocks", { "1:30:00": 9 }, "90 min", "1:30:00"],
    ["clocks of two parts, which may be minutes", { "4:35": 9 }, "3:20", "3:20"],
    ["bare numbers", { "90": 9 }, "45", "45"],
  ])("keeps a column of %s", (_, column, text, output) => {
    expect(cleanIn("duration", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("counts seconds, hours and minutes", () => {
    expect(cleanIn("duration", {}, "90 min")).toMatchObject({
      components: { seconds: "5400", hours: "1", minutes: "30" },
    });
    expect(cleanIn("duration", {}, "2 years")).toMatchObject({ components: {} });
  });
});

describe("quarter", () => {
  it.each([
    ["Q1'24", "2024-Q1"],
    ["FY24 Q3", "2024-Q3"],
    ["1er trimestre 2024", "2024-Q1"],
    ["T2 2023", "2023-Q2"],
    ["3e kwartaal 2024", "2024-Q3"],
    ["2024:Q4", "2024-Q4"],
    ["q1", "Q1"],
    ["First quarter 2024", "2024-Q1"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("quarter", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it("keeps digits where the column has them", () => {
    expect(cleanIn("quarter", { "1": 9, "2": 9 }, "Q3")).toMatchObject({ output: "3" });
  });
});

describe("month of a year", () => {
  it.each([
    ["Sept. 2019", "2019-09"],
    ["12/99", "1999-12"],
    ["janvier 2020", "2020-01"],
    ["2020 Jan", "2020-01"],
    ["enero de 2021", "2021-01"],
    ["2024.03", "2024-03"],
    ["M03 2024", "2024-03"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("year_month", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it("suggests the month of a whole date", () => {
    expect(cleanIn("year_month", {}, "2024-03-05")).toMatchObject({ kind: "invalid", suggestions: ["2024-03"] });
  });
});
