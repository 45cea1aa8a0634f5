import { describe, expect, it } from "vitest";
import { entityById } from "../registry.ts";

function cleanIn(classId: string, column: Readonly<Record<string, number>>, text: string) {
  const values = Object.entries({ [text]: 1, ...column }).map(([value, count]) => ({ text: value, count }));
  return entityById(classId)!.study(values, { header: "" }).clean(text);
}

describe("opening hours", () => {
  it.each([
    ["Mo,We,Fr 9am-5pm", "Mo,We,Fr 09:00-17:00"],
    ["Mon-Thu 9-5pm", "Mo-Th 09:00-17:00"],
    ["Sat 1-5pm", "Sa 13:00-17:00"],
    ["Monday to Friday 8:30 AM to 6 PM", "Mo-Fr 08:30-18:00"],
    ["Mo-Fr 09:00-12:00, 13:00-18:00; Sa 09:00-12:00", "Mo-Fr 09:00-12:00,13:00-18:00; Sa 09:00-12:00"],
    ["Mo - Fr: 8.00 - 18.00 Uhr", "Mo-Fr 08:00-18:00"],
    ["Di-Sa 10-18 Uhr, So geschlossen", "Tu-Sa 10:00-18:00; Su off"],
    ["lun-ven 9h-19h", "Mo-Fr 09:00-19:00"],
    ["lundi au vendredi 9h00 - 18h30", "Mo-Fr 09:00-18:30"],
    ["Segunda-feira a Sexta-feira 09:00-18:00", "Mo-Fr 09:00-18:00"],
    ["Sunday: Closed", "Su off"],
    ["Mon-Sun open 24 hours", "24/7"],
    ["Weekdays 9-17, weekends 10-14", "Mo-Fr 09:00-17:00; Sa,Su 10:00-14:00"],
    ["Fr-Mo 18:00-02:00", "Fr-Su,Mo 18:00-02:00"],
    ["Monday: 9:00 AM – 5:00 PM | Tuesday: 9:00 AM – 5:00 PM", "Mo 09:00-17:00; Tu 09:00-17:00"],
    ["Mo,Tu,We,Th,Fr 08:00-17:00 Sa 08:00-12:00", "Mo-Fr 08:00-17:00; Sa 08:00-12:00"],
    ["9am–5pm", "09:00-17:00"],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("opening_hours", {}, text)).toMatchObject({ kind: "ok", output });
    expect(cleanIn("opening_hours", {}, output)).toMatchObject({ kind: "ok", output, why: "" });
  });

  it("names the days and the hours of the first rule", () => {
    expect(cleanIn("opening_hours", {}, "Mon-Fri 9am-5pm")).toMatchObject({
      components: { days: "Mo-Fr", opens: "09:00", closes: "17:00" },
    });
  });
});

describe("span of dates", () => {
  it.each([
    ["from 1 March 2024 to 5 April 2024", "2024-03-01/2024-04-05"],
    ["1.-5.3.2024", "2024-03-01/2024-03-05"],
    ["28.02. - 03.03.2024", "2024-02-28/2024-03-03"],
    ["13/02/2024 – 20/02/2024", "2024-02-13/2024-02-20"],
    ["Jan-Mar 2020", "2020-01/2020-03"],
    ["January 2019 - Present", "2019-01/.."],
    ["vom 13.01.2024 bis 15.02.2024", "2024-01-13/2024-02-15"],
    ["2024-01-01 to 2024-01-31", "2024-01-01/2024-01-31"],
    ["1999/2000", "1999/2000"],
    ["1999-00", "1999/2000"],
    ["1998–99", "1998/1999"],
    ["2019 – heute", "2019/.."],
    ["May 30 - June 2, 2018", "2018-05-30/2018-06-02"],
    ["since 2005", "2005/.."],
    ["2024-01-01T10:00:00/2024-01-02T12:30:00", "2024-01-01T10:00:00/2024-01-02T12:30:00"],
    ["1998-", "1998/.."],
  ])("writes %s as %s", (text, output) => {
    expect(cleanIn("date_range", {}, text)).toMatchObject({ kind: "ok", output });
  });

  it.each([
    ["2024-1001", 0],
    ["2024-2025", 0.6],
    ["2019–20", 0.6],
  ])("takes %s for two years only if they follow one another", (text, strength) => {
    expect(entityById("date_range")!.recognise(text)).toBe(strength);
  });

  it("takes the order of day and month from the column", () => {
    const column = { "13/01/2024 - 20/01/2024": 20 };
    expect(cleanIn("date_range", column, "03/04/2024 - 05/04/2024")).toMatchObject({ output: "2024-04-03/2024-04-05" });
  });

  it("counts the days with the first and the last", () => {
    expect(cleanIn("date_range", {}, "1–5 March 2024")).toMatchObject({
      components: { start: "2024-03-01", end: "2024-03-05", days: "5" },
    });
  });
});

describe("time zone", () => {
  it.each([
    ["US/Eastern", "US/Eastern", "-05:00"],
    ["asia/kolkata", "Asia/Kolkata", "+05:30"],
    ["Australia/Sydney", "Australia/Sydney", "+10:00"],
    ["UTC", "UTC", "+00:00"],
    ["GMT+05:30", "+05:30", "+05:30"],
    ["(UTC+01:00) Amsterdam, Berlin, Bern", "(UTC+01:00) Amsterdam, Berlin, Bern", "+01:00"],
    ["Pacific Time (US & Canada)", "America/Los_Angeles", "-08:00"],
    ["EDT", "EDT", "-04:00"],
  ])("writes %s as %s", (text, output, offset) => {
    expect(cleanIn("timezone", {}, text)).toMatchObject({ kind: "ok", output, components: { offset } });
  });

  it("keeps UTC in front where the column writes it", () => {
    expect(cleanIn("timezone", { "UTC+01:00": 9 }, "UTC+2")).toMatchObject({ output: "UTC+02:00" });
  });

  it("suggests the zone of a city", () => {
    expect(cleanIn("timezone", {}, "Zurich")).toMatchObject({ kind: "invalid", suggestions: ["Europe/Zurich"] });
  });
});
