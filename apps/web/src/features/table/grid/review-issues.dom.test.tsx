/** Issues are walked through by keyboard: a decision is shown, sent and undone, and a refusal is explained. */
import { type CellReply, LABELS } from "@limpid/contract";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../../testing/fake-service.ts";
import { makeCell } from "../../../testing/make-cell.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { useShortcuts } from "../actions/use-shortcuts.ts";
import { TableContext } from "../data/table-context.ts";
import { isReviewing } from "../data/table-session.ts";
import { type CleanRow, cellAt, withCell } from "../model/table-data.ts";
import { makeTable } from "../testing/make-table.ts";
import { onlyPage } from "../testing/table-replies.ts";
import { StatusMessage } from "../toolbar/status-message.tsx";
import { RefusedEdits } from "./refused-edits.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { TableGrid } from "./table-grid.tsx";

const FLAGGED = {
  raw_input: "03/04/24",
  output: "03/04/24",
  is_clean: false,
  prob: 0.5,
  msg: "Two readings",
  rule: "r",
};
const INVALID = { raw_input: "ann(at)x", output: "ann(at)x", is_clean: false, is_valid: false, na_code: 2 as const };
const ROWS = [
  ["Ann", "2024-01-02"],
  ["Bob", FLAGGED],
  [INVALID, "2024-01-04"],
];

let version = 1;
const accept = (): { accepted: boolean; version: number } => ({ accepted: true, version: ++version });

async function review(answers: Answers = { editCell: accept }, rows: Parameters<typeof makeTable>[1] = ROWS) {
  const service = fakeService(answers);
  openSession();
  const table = makeTable(["Name", "Day"], rows);
  const Screen = () => {
    useShortcuts(table);
    return (
      <TableContext value={table}>
        <StatusMessage />
        <RefusedEdits />
        <TableGrid />
        <ReviewBar />
      </TableContext>
    );
  };
  const view = renderScreen(<Screen />);
  const cell = (row: number, column: number) => cellAt(table.data.get(), row, column);
  const press = async (keys: string) => await view.user.keyboard(keys);
  await view.user.click(document.body);
  return { ...view, service, table, cell, press };
}

const active = (): string => document.activeElement?.querySelector("span")?.textContent ?? "";

beforeEach(() => {
  version = 1;
});

describe("reviewing", () => {
  it("goes to each issue, and round", async () => {
    const { press } = await review();
    const seen: string[] = [];
    for (const key of ["{F8}", "{F8}", "{F8}", "{Shift>}{F8}{/Shift}"]) {
      await press(key);
      seen.push(active());
    }
    expect(seen).toEqual(["03/04/24", "ann(at)x", "03/04/24", "ann(at)x"]);
  });

  it("shows the keys that can do something for the cell", async () => {
    const { press, table, cell } = await review();
    const keys = (): string => screen.getByRole("note", { name: "Keys" }).textContent ?? "";
    await press("{F8}");
    expect(keys()).toMatch(/^03\/04\/24 · Two readingsN .*Esc End$/);
    const offer = (...alternatives: CellReply["alternatives"]) =>
      act(() => table.data.set(withCell(table.data.get(), 1, 1, { ...cell(1, 1)!, alternatives })));
    offer({ output: "2024-04-03", prob: 1 });
    expect(keys()).toMatch(/^03\/04\/24 → 2024-04-03 · Two readingsY Accept the proposal/);
    expect(keys()).not.toContain("1–9");
    offer({ output: "2024-04-03", prob: 0.6 }, { output: "2024-03-04", prob: 0.3 }, { output: "", prob: 0.1 });
    expect(keys()).toMatch(/^03\/04\/24 → 2024-04-032 2024-03-043 Missing data · Two readingsY /);
    expect(keys()).toContain("1–9");
  });

  it("takes nothing by Y where two readings are equally likely, but either by its number", async () => {
    const { press, cell, table } = await review();
    const alternatives = [
      { output: "2024-04-03", prob: 0.5 },
      { output: "2024-03-04", prob: 0.5 },
    ];
    act(() => table.data.set(withCell(table.data.get(), 1, 1, { ...cell(1, 1)!, alternatives })));
    await press("{F8}");
    expect(screen.getByRole("note", { name: "Keys" }).textContent).toMatch(/^03\/04\/241 2024-04-032 2024-03-04 · /);
    await press("y");
    expect(cell(1, 1)).toMatchObject(FLAGGED);
    expect(screen.getByText(LABELS.noOneProposal)).toBeTruthy();
    await press("2");
    expect(cell(1, 1)).toMatchObject({ output: "2024-03-04", is_clean: true });
  });

  it("takes no proposal that was scrolled out of sight, but shows it first", async () => {
    const rows = Array.from({ length: 60 }, (_, row) => [`Name ${row}`, "2024-01-02"]);
    const alternatives = [{ output: "2024-04-03", prob: 1 }];
    const { press, cell } = await review(undefined, rows.with(50, ["Zoe", { ...FLAGGED, alternatives } as never]));
    const grid = screen.getByRole("grid");
    await press("{F8}");
    expect(active()).toBe("03/04/24");
    expect(grid.scrollTop).toBeGreaterThan(1000);
    fireEvent.scroll(grid, { target: { scrollTop: 0 } });
    await press("y");
    expect(cell(50, 1)).toMatchObject(FLAGGED);
    expect(grid.scrollTop).toBeGreaterThan(1000);
    expect(screen.getByText(LABELS.backInSight)).toBeTruthy();
    await press("y");
    expect(cell(50, 1)).toMatchObject({ output: "2024-04-03", is_clean: true });
  });

  it("takes letters for decisions on the issue, and for text anywhere else", async () => {
    const { press, user, cell } = await review();
    await press("{F8}qx");
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("{ArrowUp}");
    await press("{ArrowDown}ny{Enter}");
    await waitFor(() => expect(cell(1, 1)).toMatchObject({ output: "ny" }));
    await user.click(screen.getByText("Ann"));
    await press("ny{Enter}");
    await waitFor(() => expect(cell(0, 0)).toMatchObject({ output: "ny" }));
  });

  it("takes the proposal by Y and another reading by its number, and goes on to the next issue", async () => {
    const { press, cell, table } = await review();
    const readings = [
      { output: "2024-04-03", prob: 0.6 },
      { output: "2024-03-04", prob: 0.3 },
      { output: "", prob: 0.1 },
    ];
    const offer = (row: number, column: number) =>
      act(() =>
        table.data.set(withCell(table.data.get(), row, column, { ...cell(row, column)!, alternatives: readings })),
      );
    offer(1, 1);
    offer(2, 0);
    await press("{F8}y");
    expect(cell(1, 1)).toMatchObject({ output: "2024-04-03", is_clean: true });
    expect(active()).toBe("ann(at)x");
    await press("4");
    expect(cell(2, 0)).toMatchObject({ output: "ann(at)x", is_clean: false });
    await press("3");
    expect(cell(2, 0)).toMatchObject({ has_data: false, output: null, is_clean: true });
    expect(isReviewing(table)).toBe(false);
    expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  });

  it("changes nothing by Y where nothing is proposed", async () => {
    const { press, cell, table } = await review();
    await press("{F8}y");
    expect(cell(1, 1)).toMatchObject(FLAGGED);
    expect(isReviewing(table)).toBe(true);
  });

  it("goes back by P, ends by Escape, and edits by E, after which the next issue follows", async () => {
    const { press, cell } = await review();
    await press("{F8}{F8}p");
    expect(active()).toBe("03/04/24");
    await press("e{Control>}a{/Control}2024-04-03{Enter}");
    expect(cell(1, 1)).toMatchObject({ output: "2024-04-03", is_clean: true });
    expect(active()).toBe("ann(at)x");
    await press("{Escape}n");
    expect(screen.getByRole("textbox")).toHaveProperty("value", "n");
  });

  it("stays on a cell that was looked at in the editor and left as it is", async () => {
    const { press, table } = await review();
    await press("{F8}{Enter}{Enter}");
    expect(active()).toBe("03/04/24");
    expect(isReviewing(table)).toBe(true);
  });

  it("keeps a cell by N, sends that once, and has one issue less", async () => {
    const { press, service, table } = await review();
    await press("{F8}n");
    await waitFor(() => expect(table.outbox.get()).toMatchObject([{ progress: { kind: "saved" } }]));
    expect(service.asked("editCell")).toMatchObject([
      {
        action: "edit_cell_is_clean",
        value: true,
        cell_uuid: "cell-1-1",
        session_uuid: "session",
        dataframe_uuid: "table",
      },
    ]);
    expect(active()).toBe("ann(at)x");
    await press("{F8}");
    expect(active()).toBe("ann(at)x");
  });

  it("gives a value, which settles all that was odd of the cell", async () => {
    const { press, cell } = await review();
    await press("{F8}{F2}");
    await press("{Control>}a{/Control}2024-04-03{Enter}");
    expect(cell(1, 1)).toMatchObject({ output: "2024-04-03", is_clean: true, is_valid: true, msg: null, edited: true });
  });

  it("takes back and does again, with the reasons of the cell, and tells the server of each", async () => {
    let pages: { readonly made: readonly CleanRow[]; readonly undone: readonly CleanRow[] } = { made: [], undone: [] };
    let isUndone = false;
    const answers: Answers = {
      editCell: accept,
      undoEdits: ({ undone }) => {
        isUndone = undone;
        return accept();
      },
      cleanPage: () => onlyPage(isUndone ? pages.undone : pages.made),
    };
    const { press, cell, service, table } = await review(answers);
    const undone = table.data.get().cleanPages.get(0)!;
    await press("{F8}{Delete}");
    pages = { undone, made: table.data.get().cleanPages.get(0)! };
    expect(cell(1, 1)).toMatchObject({ has_data: false, output: null, is_valid: false, is_clean: true, msg: null });
    await press("{Control>}z{/Control}");
    expect(cell(1, 1)).toMatchObject({ ...FLAGGED, has_data: true, is_valid: true, edited: false });
    expect(active()).toBe("03/04/24");
    await press("{Control>}y{/Control}");
    expect(cell(1, 1)).toMatchObject({ has_data: false, output: null });
    await press("{Control>}z{/Control}");
    await waitFor(() => expect(service.asked("undoEdits").map(({ undone }) => undone)).toEqual([true, false, true]));
    const sent = service.asked("editCell");
    expect(sent.map(({ action, value }) => [action, value])).toEqual(TAKEN);
    const steps = new Set([
      ...sent.map((edit) => edit.batch_uuid),
      ...service.asked("undoEdits").map((one) => one.edit_uuid),
    ]);
    expect([...steps]).toEqual([expect.any(String)]);
  });

  it("changes nothing in a column that shows the original", async () => {
    const { press, table, service, cell } = await review();
    await press("{F8}");
    act(() => table.view.set({ ...table.view.get(), originalColumns: new Set([1]) }));
    await press("y{Delete}x{Enter}");
    expect(cell(1, 1)).toMatchObject(FLAGGED);
    expect(service.asked("editCell")).toEqual([]);
  });
});

/** Data taken, which settles the cell, given back with its flags, taken, given back. */
const TAKEN = [
  ["edit_cell_has_data", false],
  ["edit_cell_is_clean", true],
];

describe("an edit that the server refuses", () => {
  const kept = makeCell({ ...FLAGGED, id: "cell-1-1", row_uuid: "row-1", column_uuid: "column-Day" });
  const page = () => ({
    page_found: true,
    last_page: true,
    data: [0, 1, 2].map((idx) => ({ id: `row-${idx}`, idx, cells: [makeCell(), idx === 1 ? kept : makeCell()] })),
  });

  it("is told with its reason, and the cell shows again what the server has", async () => {
    const answers = { editCell: () => refuse(403, "not_owner", "This is not your table"), cleanPage: page };
    const { press, cell, table, user } = await review(answers);
    await press("{F8}n");
    await screen.findByText(/The change in row 2, Day, could not be saved/);
    const told = screen.getAllByRole("alert").map((alert) => alert.textContent);
    expect(told.join()).toContain("The change in row 2, Day, could not be saved: This is not your table");
    await waitFor(() => expect(cell(1, 1)).toEqual(kept));
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(/could not be saved/)).toBeNull();
    expect(table.outbox.get()).toEqual([]);
  });

  it("is made again by Retry", async () => {
    const answers = [() => refuse(409, "cleaning_all", "Later"), accept];
    const { press, cell, user, table } = await review({ editCell: () => answers.shift()!(), cleanPage: page });
    await press("{F8}n");
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    await waitFor(() => expect(table.outbox.get()).toMatchObject([{ progress: { kind: "saved" } }]));
    expect(cell(1, 1)?.is_clean).toBe(true);
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });
});
