import { type CellReply, LABELS, PANEL_LABELS } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { changeView, type TableSession, update } from "../../data/table-session.ts";
import { withRawPage } from "../../model/table-data.ts";
import { makeTable } from "../../testing/make-table.ts";
import { CellDetails } from "./cell-details.tsx";

function show(table: TableSession) {
  fakeService({});
  return renderScreen(
    <TableContext value={table}>
      <CellDetails />
    </TableContext>,
  );
}

const withCell = (cell: Partial<CellReply>): TableSession => makeTable(["Amount"], [[cell]]);

describe("a cell that is not here", () => {
  const ROWS = 60;
  function longTable(isLoaded: boolean): TableSession {
    const table = makeTable(["Amount"], [["1"]]);
    const texts = Array.from({ length: 20 }, (_, row) => [`raw ${row}`]);
    update(table.state, (state) => ({ ...state, isLoaded }));
    update(table.data, (data) => [1, 2].reduce((so, page) => withRawPage(so, page, texts, page), data));
    update(table.data, (data) => ({ ...data, rowCount: ROWS, cleanedRows: 40 }));
    return table;
  }

  it.each([
    ["that comes", 30, true, LABELS.loadingCell],
    ["that is still being cleaned", 50, false, LABELS.loadingCell],
    ["that stays as it was read", 50, true, PANEL_LABELS.notCleanedCell],
  ])("%s is shown as what it is", (_, row, isLoaded, expected) => {
    const table = longTable(isLoaded);
    changeView(table, { active: { row, column: 0 } });
    show(table);
    const shown = [LABELS.loadingCell, PANEL_LABELS.notCleanedCell].filter((text) => screen.queryByText(text) !== null);
    expect(shown).toEqual([expected]);
  });
});

describe("how sure a cell is", () => {
  const GUESS = { prob: 0.07, rule: "email.invalid", msg: "No sign in it" };

  it("is shown of what the product says", () => {
    show(withCell(GUESS));
    expect(screen.getByText(/^7.%$/)).toBeTruthy();
    expect(screen.getByText("email.invalid")).toBeTruthy();
  });

  it.each([
    ["a value that a person has set", { prob: 1, rule: "edit", msg: null }, PANEL_LABELS.setByPerson],
    ["a cell that a person has called clean", GUESS, PANEL_LABELS.setByPerson],
    [
      "a value that a person has set and its class refuses",
      { prob: 0.1, rule: "edit", msg: "31 February does not exist." },
      `${PANEL_LABELS.setByPerson} 31 February does not exist.`,
    ],
  ])("is not shown of %s", (_, cell, why) => {
    show(withCell({ ...cell, edited: true }));
    expect(screen.getByText(why)).toBeTruthy();
    for (const text of ["Probability", "Rule"]) expect(screen.queryByText(text)).toBeNull();
  });
});

describe("other readings", () => {
  it("name the one that is no data, and it can be taken", async () => {
    const table = withCell({ raw_input: "999", output: "999", alternatives: [{ output: "", prob: 0.89 }] });
    const { user } = show(table);
    await user.click(screen.getByRole("button", { name: `${LABELS.missingData} 89\u00a0%` }));
    expect(table.data.get().cleanPages.get(0)?.[0]?.[0]).toMatchObject({ has_data: false, output: null });
  });

  it("do not offer no data to a cell that has none", () => {
    show(withCell({ raw_input: "-", output: null, has_data: false, alternatives: [{ output: "", prob: 0.6 }] }));
    expect(screen.queryByText("Other readings")).toBeNull();
  });
});
