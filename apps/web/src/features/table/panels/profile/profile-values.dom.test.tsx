import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { makeTable } from "../../testing/make-table.ts";
import { ProfileValues } from "./profile-values.tsx";

it("the bar of the most frequent value fills its line, however few rows it is of", () => {
  const values = [
    { value: "Bern", count: 20, row: 0 },
    { value: "Basel", count: 5, row: 1 },
  ];
  const ends = { patterns: [], least: "Basel", median: null, greatest: "Bern" };
  const profile = { version: 1, rows: 2000, missing: 0, distinct: 2, values, ...ends };
  const { container } = renderScreen(
    <TableContext value={makeTable(["City"], [["Bern"], ["Basel"]])}>
      <ProfileValues column={0} profile={profile} />
    </TableContext>,
  );
  const bars = [...container.querySelectorAll<HTMLElement>("li span[aria-hidden]")];
  expect(bars.map(({ style }) => style.width)).toEqual(["100%", "25%"]);
});
