import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

const GERMAN = { Januar: 9, Februar: 9, März: 9, April: 9, Mai: 9, August: 9, September: 9, November: 9 };

describe("month", () => {
  it.each([
    ["numbers", { "1": 9, "2": 9 }, "March", "3"],
    ["padded numbers", { "01": 9, "02": 9 }, "3", "03"],
    ["plain numbers", { "1": 9, "12": 9 }, "03", "3"],
    ["short names", { Jan: 9, Feb: 9 }, "March", "Mar"],
    ["short names in capitals", { JAN: 9, FEB: 9 }, "March", "MAR"],
    ["long names", { January: 9, February: 9 }, "3", "March"],
    ["long names in small letters", { january: 9, february: 9 }, "January", "january"],
    ["German names, many of which are English too", GERMAN, "April", "April"],
    ["German names of its own", GERMAN, "Dezember", "Dezember"],
    ["German names, of an English one", GERMAN, "March", "März"],
    [
      "Polish names, where listopad is November",
      { styczeń: 9, luty: 9, listopad: 9, grudzień: 9 },
      "listopad",
      "listopad",
    ],
  ])("keeps %s", (_, column, text, output) => {
    expect(cleanIn("month", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("leaves listopad open where nothing tells the language", () => {
    expect(cleanIn("month", { "1": 2 }, "listopad").kind).toBe("ambiguous");
  });

  it("names the month's number", () => {
    expect(cleanIn("month", {}, "mars")).toMatchObject({ components: { month_number: "3" } });
  });
});

describe("day of the week", () => {
  it.each([
    ["short names", { Mon: 9, Tue: 9 }, "Wednesday", "Wed"],
    ["four-letter names of its own", { Mon: 9, Tues: 9, Thur: 9 }, "Thursday", "Thur"],
    ["long names", { Monday: 9, Tuesday: 9 }, "WED", "Wednesday"],
    ["French names, where mar. is Tuesday", { "lun.": 9, "mar.": 9, "mer.": 9 }, "jeu.", "jeu."],
    ["German names in full", { Montag: 9, Dienstag: 9 }, "montag", "Montag"],
    ["numbers", { "1": 9, "2": 9 }, "7", "7"],
    ["Russian names", { понедельник: 9, вторник: 9 }, "среда", "среда"],
  ])("keeps %s", (_, column, text, output) => {
    expect(cleanIn("day_of_week", column, text)).toMatchObject({ kind: "ok", output });
  });

  it("counts from Monday, as ISO 8601", () => {
    expect(cleanIn("day_of_week", {}, "Sonntag")).toMatchObject({ components: { weekday_number: "7" } });
  });
});
