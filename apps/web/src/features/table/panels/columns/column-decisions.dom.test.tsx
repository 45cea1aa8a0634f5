import type { DecisionReply } from "@limpid/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { type TableSession, update } from "../../data/table-session.ts";
import { makeTable } from "../../testing/make-table.ts";
import { ColumnDecisions } from "./column-decisions.tsx";

const option = (id: string, label: string, cells_for = 0, cells_against = 0) => ({
  id,
  label,
  cells_for,
  cells_against,
});

const ORDER: DecisionReply = {
  id: "date_order",
  title: "Day and month order",
  options: [
    { ...option("dmy", "Day first", 7, 1), preview: "05/01/2024 → 2024-01-05" },
    { ...option("mdy", "Month first", 1, 7), preview: "05/01/2024 → 2024-05-01" },
  ],
  inferred: "dmy",
  in_force: "dmy",
  chosen: false,
  undecided: 12,
  sentence: "7 cells can only have the day first.",
};
const OPEN: DecisionReply = { ...ORDER, inferred: null, in_force: null };
const CHOSEN: DecisionReply = { ...ORDER, in_force: "mdy", chosen: true };
const UNITS: DecisionReply = {
  ...ORDER,
  id: "unit",
  title: "Unit",
  options: ["kg", "g", "lb", "oz"].map((id) => option(id, id)),
  inferred: "kg",
  in_force: "kg",
};

const doNothing: (table: TableSession) => void = () => {};

function show(decision: DecisionReply, { isBusy = false, change = doNothing } = {}) {
  const service = fakeService({ editColumn: () => new Promise(() => {}) });
  openSession();
  const table = makeTable(["Day"], [["05/01/2024"]]);
  change(table);
  const screenOf = (one: DecisionReply) => (
    <TableContext value={table}>
      <ColumnDecisions index={0} decisions={[one]} isBusy={isBusy} />
    </TableContext>
  );
  const view = renderScreen(screenOf(decision));
  const sent = () =>
    service.asked("editColumn").map(({ action, decision: id, value }) => ({ action, decision: id, value }));
  const waiting = () =>
    table.outbox
      .get()
      .map(({ edit: { kind, value } }) => (kind === "decision" ? [value.decision, value.option] : kind));
  return { ...view, table, sent, waiting, replace: (next: DecisionReply) => view.rerender(screenOf(next)) };
}

const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

describe("a decision of a column", () => {
  it("says what speaks for each way, and which one holds", () => {
    show(ORDER);
    expect(screen.getByRole("group", { name: "Day and month order" }).textContent).toContain(
      "7 cells can only have the day first. Affects 12 cells.",
    );
    expect(button(/Day first/).getAttribute("aria-pressed")).toBe("true");
    expect(button(/Month first/).textContent).toBe("Month first1 of 8 cells");
  });

  it("shows what each answer would make of a cell, while it is open", () => {
    show(OPEN);
    expect(button(/Month first/).textContent).toContain("05/01/2024 → 2024-05-01");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  it("is sent when it is turned", async () => {
    const { user, sent } = show(ORDER);
    await user.click(button(/Month first/));
    await waitFor(() =>
      expect(sent()).toEqual([{ action: "edit_column_decision", decision: "date_order", value: "mdy" }]),
    );
  });

  it("is given back to the cells by the way that they speak for", async () => {
    const { user, waiting } = show(CHOSEN);
    await user.click(button(/Day first/));
    expect(waiting()).toEqual([["date_order", null]]);
  });

  it("can be given back where a person has turned it, and not where nobody has", async () => {
    const { user, waiting, replace } = show(CHOSEN);
    await user.click(button(/Reset to automatic/));
    expect(waiting()).toEqual([["date_order", null]]);
    replace(ORDER);
    expect(screen.queryByRole("button", { name: /Back to/ })).toBeNull();
  });

  it("offers to undo what was done last, which takes that edit back", async () => {
    const { user, table, waiting, replace } = show(ORDER);
    await user.click(button(/Month first/));
    replace(CHOSEN);
    await user.click(button(/Undo/));
    expect(waiting()).toEqual([["date_order", "mdy"], "hold"]);
    const [made, taken] = table.outbox.get();
    expect(taken?.edit.value).toMatchObject({ undone: true, step: { id: made?.id, kind: "decision" } });
  });

  it("stays as it is by a click on the way that holds", async () => {
    const { user, table } = show(ORDER);
    await user.click(button(/Day first/));
    expect(table.outbox.get()).toEqual([]);
  });

  it("cannot be turned a second time while the table is being cleaned anew", async () => {
    const { user, table } = show(ORDER, { isBusy: true });
    expect(screen.getByRole("status").textContent).toBe("Cleaning again …");
    await user.click(button(/Month first/));
    expect(table.outbox.get()).toEqual([]);
  });

  it("cannot be turned by who does not own the table", async () => {
    const guest = (table: TableSession): void => update(table.state, (state) => ({ ...state, allowsEdits: false }));
    const { user, table } = show(ORDER, { change: guest });
    expect(screen.getByRole("group")).toHaveProperty("disabled", true);
    await user.click(button(/Month first/));
    expect(table.outbox.get()).toEqual([]);
  });

  it("is chosen from a list where there are many ways", async () => {
    const { user, waiting } = show(UNITS);
    const list = screen.getByRole("combobox", { name: "Unit" });
    expect(
      within(list)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["kg", "g", "lb", "oz"]);
    await user.selectOptions(list, "lb");
    expect(waiting()).toEqual([["unit", "lb"]]);
  });
});
