import { type DateReading, readDates } from "@limpid/dates";
import { expect, it } from "vitest";
import { toComponents } from "./to-components.ts";

it.each([
  ["5 March 2024", { year: "2024", month: "3", day: "5", weekday: "Tuesday" }, ["weekday"]],
  ["March 2020", { year: "2020", month: "3" }, []],
  ["14:30", { hour: "14", minute: "30", second: "0" }, ["second"]],
  [
    "2024-02-13T14:05:06.789-03:30",
    {
      year: "2024",
      month: "2",
      day: "13",
      hour: "14",
      minute: "5",
      second: "6",
      millisecond: "789",
      offset: "-03:30",
      weekday: "Tuesday",
    },
    ["weekday"],
  ],
])("tells for '%s' what is stated and what is implied", (line, components, implied) => {
  expect(toComponents(readDates(line)[0]!)).toEqual({ components, implied });
});

it("takes years before 100 for what they are", () => {
  const reading: DateReading = { ...readDates("5 March 2024")[0]!, year: 99 };
  expect(toComponents(reading).components).toMatchObject({ year: "99", weekday: "Thursday" });
});
