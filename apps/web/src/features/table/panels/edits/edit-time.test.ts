import { expect, it } from "vitest";
import { formatDay, formatMinute } from "./edit-time.ts";

it.each([
  ["UTC", "2026-03-31", "23:30"],
  ["Europe/Zurich", "2026-04-01", "01:30"],
])("tells day and minute in the zone of whoever reads: %s", (zone, day, minute) => {
  expect([formatDay("2026-03-31 23:30:59", zone), formatMinute("2026-03-31 23:30:59", zone)]).toEqual([day, minute]);
});
