import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Grid, type GridHandle, type GridProps } from "./grid.tsx";
import type { GridSource } from "./grid-source.ts";

const READ_ONLY_COLUMN = 2;

function makeSource(rowCount: number, columnCount = 3): GridSource {
  const textAt = (row: number, column: number): string => `${"abcdefgh"[column]}${row + 1}`;
  return {
    rowCount,
    columns: Array.from({ length: columnCount }, (_, index) => ({
      id: String(index),
      title: `Column ${index + 1}`,
      widthPx: 100,
      align: "left",
    })),
    cellAt: (row, column) => ({
      text: textAt(row, column),
      marks: "",
      note: "",
      isReadOnly: column === READ_ONLY_COLUMN,
    }),
    editTextAt: textAt,
  };
}

function renderGrid(source: GridSource = makeSource(1000), given: Partial<GridProps> = {}) {
  const handlers = {
    onEdit: vi.fn(),
    onClear: vi.fn(),
    onOpen: vi.fn(),
    onActive: vi.fn(),
    onRows: vi.fn(),
    onMenu: vi.fn(() => true),
  };
  const handle: { current: GridHandle | null } = { current: null };
  const props: GridProps = {
    ref: handle,
    label: "Cells",
    source,
    rowPx: 30,
    headerPx: 60,
    renderHeader: (column) => source.columns[column]?.title,
    endNotice: "The end",
    onResize: vi.fn(),
    onFit: vi.fn(),
    ...handlers,
    ...given,
  };
  const view = renderScreen(<Grid {...props} />);
  const show = (next: GridSource) => view.rerender(<Grid {...props} source={next} />);
  return { ...view, ...handlers, handle, show };
}

const focused = (): string => document.activeElement?.textContent?.replace("⋯", "") ?? "";
const cell = (text: string): HTMLElement => screen.getByText(text).closest<HTMLElement>("[role=gridcell]")!;
const selected = (): string[] =>
  screen.getAllByRole("gridcell", { selected: true }).map(({ textContent }) => textContent?.replace("⋯", "") ?? "");

describe("the keys of the grid", () => {
  it.each([
    ["{ArrowDown}{ArrowRight}", "b2"],
    ["{ArrowDown}{ArrowDown}{ArrowUp}", "a2"],
    ["{End}", "c1"],
    ["{End}{Home}", "a1"],
    ["{Control>}{End}{/Control}", "c1000"],
    ["{Control>}{End}{/Control}{Control>}{Home}{/Control}", "a1"],
    ["{Control>}{ArrowDown}{/Control}{ArrowDown}", "a1000"],
    // 600 px hold 18 rows below the header; a page goes on from the last but one.
    ["{PageDown}", "a18"],
    ["{PageDown}{PageUp}", "a1"],
    ["{ArrowUp}", "Column 1"],
    ["{ArrowLeft}", "1"],
  ])("%s goes to %s", async (keys, expected) => {
    const { user } = renderGrid();
    await user.tab();
    expect(focused()).toBe("a1");
    await user.keyboard(keys);
    expect(focused()).toBe(expected);
  });

  it("go to the active cell when the grid gets the focus, also while nothing else changes", () => {
    const { handle } = renderGrid();
    act(() => handle.current?.focus());
    expect(focused()).toBe("a1");
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => handle.current?.focus());
    expect(focused()).toBe("a1");
  });

  it("have one tab stop, which follows the active cell", async () => {
    const { user, container } = renderGrid();
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowRight}");
    const stops = [...container.querySelectorAll("[role=grid] [tabindex='0']")];
    expect(stops).toEqual([cell("b2")]);
  });

  it("begin an edit with what is typed, keep it on Enter, and go down", async () => {
    const { user, onEdit } = renderGrid();
    await user.tab();
    await user.keyboard("x");
    const editor = screen.getByRole("textbox", { name: "Column 1" });
    expect(editor).toHaveProperty("value", "x");
    await user.keyboard("yz{Enter}");
    expect(onEdit.mock.calls).toEqual([[{ row: 0, column: 0 }, "xyz"]]);
    expect(focused()).toBe("a2");
  });

  it.each([
    ["{F2}!{Tab}", "a1!", "b1"],
    ["{ArrowDown}{Enter}!{Shift>}{Enter}{/Shift}", "a2!", "a1"],
  ])("edit the text that is there: %s", async (keys, text, next) => {
    const { user, onEdit } = renderGrid();
    await user.tab();
    await user.keyboard(keys);
    expect(onEdit.mock.calls.map(([, edited]) => edited)).toEqual([text]);
    expect(focused()).toBe(next);
  });

  it("change nothing by Escape, nor by an edit that ends as it began", async () => {
    const { user, onEdit } = renderGrid();
    await user.tab();
    await user.keyboard("lost{Escape}");
    expect(focused()).toBe("a1");
    await user.keyboard("{F2}{Enter}");
    expect(onEdit).not.toHaveBeenCalled();
  });

  it("keep an edit when the focus goes elsewhere", async () => {
    const { user, onEdit } = renderGrid();
    await user.tab();
    await user.keyboard("kept");
    await user.click(cell("b3"));
    expect(onEdit.mock.calls).toEqual([[{ row: 0, column: 0 }, "kept"]]);
    expect(focused()).toBe("b3");
  });

  it("empty a cell that can be edited, and leave one alone that cannot", async () => {
    const { user, onClear } = renderGrid();
    await user.tab();
    await user.keyboard("{ArrowRight}{Delete}{ArrowRight}{Delete}{Backspace}");
    expect(onClear.mock.calls).toEqual([[{ firstRow: 0, lastRow: 0, firstColumn: 1, lastColumn: 1 }]]);
  });

  it("show the details of a cell that cannot be edited, and take no text for it", async () => {
    const { user, onOpen, onEdit } = renderGrid();
    await user.tab();
    await user.keyboard("{End}x{Enter}");
    expect(onOpen.mock.calls).toEqual([[{ row: 0, column: READ_ONLY_COLUMN }]]);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(onEdit).not.toHaveBeenCalled();
  });
});

describe("the menu of the grid", () => {
  const areaOf = (firstRow: number, lastRow: number) => expect.objectContaining({ firstRow, lastRow });

  it("is about the selection it is asked for in, and else about that row, which becomes the active one", async () => {
    const { user, onMenu, handle } = renderGrid();
    await user.tab();
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(fireEvent.contextMenu(cell("b2"), { clientX: 7, clientY: 9 })).toBe(false);
    expect(onMenu).toHaveBeenLastCalledWith(areaOf(0, 1), { leftPx: 7, topPx: 9 });
    expect(selected()).toEqual(["a1", "a2"]);
    fireEvent.contextMenu(cell("b3"));
    expect(onMenu).toHaveBeenLastCalledWith(areaOf(2, 2), { leftPx: 0, topPx: 0 });
    expect(focused()).toBe("b3");
    expect(handle.current?.selected()).toEqual(areaOf(2, 2));
  });

  it("is the browser's own where there is none", () => {
    const { onMenu } = renderGrid();
    onMenu.mockReturnValue(false);
    expect(fireEvent.contextMenu(cell("b2"))).toBe(true);
    expect(focused()).not.toBe("b2");
  });
});

describe("the selection", () => {
  it("grows with Shift, and is given up by a step without it", async () => {
    const { user } = renderGrid();
    await user.tab();
    await user.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(selected()).toEqual(["a1", "b1", "a2", "b2"]);
    await user.keyboard("{ArrowDown}");
    expect(selected()).toEqual(["b3"]);
  });

  it("is copied with its rows and columns, also those that are not on screen", async () => {
    const { user } = renderGrid(makeSource(40, 2));
    await user.tab();
    await user.keyboard("{Control>}a{/Control}");
    const copied = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => copied.set(type, text) };
    fireEvent.copy(document.activeElement!, { clipboardData });
    const rows = Array.from({ length: 40 }, (_, row) => `a${row + 1}\tb${row + 1}`);
    expect(copied.get("text/plain")?.trimEnd().split(/\r?\n/)).toEqual(rows);
  });

  it("is a row by Shift+Space, and one cell again by Escape", async () => {
    const { user } = renderGrid();
    await user.tab();
    await user.keyboard("{ArrowDown}{Shift>} {/Shift}");
    expect(selected()).toEqual(["a2", "b2", "c2"]);
    await user.keyboard("{Escape}");
    expect(selected()).toEqual(["a2"]);
  });
});

describe("a text of several lines", () => {
  it.each(["one\ntwo\nthree", "one\r\ntwo\rthree", "one\u2028two\u2029three"])("stands on one line: %j", (text) => {
    const source = makeSource(1, 1);
    renderGrid({ ...source, cellAt: () => ({ text, marks: "", note: "", isReadOnly: false }) });
    const [only] = screen.getAllByRole("gridcell");
    expect(only?.textContent?.replace("⋯", "")).toBe("one↵two↵three");
    expect(screen.getAllByRole("img", { name: "new line" })).toHaveLength(2);
  });
});

it("opens the address of a cell in a page that knows nothing of this one, without selecting", async () => {
  const source = makeSource(2, 1);
  const href = "https://example.org/a";
  const cellAt: GridSource["cellAt"] = (row, column) => ({ ...source.cellAt(row, column)!, href });
  const { user, onActive } = renderGrid({ ...source, cellAt });
  const second = screen.getAllByRole("link", { name: `Open ${href}` })[1]!;
  expect([second.getAttribute("rel"), second.getAttribute("target")]).toEqual(["noopener noreferrer", "_blank"]);
  second.addEventListener("click", (event) => event.preventDefault());
  await user.click(second);
  expect(onActive).toHaveBeenLastCalledWith({ row: 0, column: 0 });
});

describe("a table of any size", () => {
  it.each([1, 2, 21, 2001])("of %i rows asks for the last one, also where it is the active one", async (rowCount) => {
    const { user, onRows } = renderGrid(makeSource(rowCount));
    await user.tab();
    await user.keyboard("{Control>}{End}{/Control}");
    fireEvent.scroll(screen.getByRole("grid"));
    expect(onRows.mock.lastCall?.[1]).toBe(rowCount - 1);
  });

  it("does not ask for the rows between those in sight and the active one, which was scrolled away", async () => {
    const { user, onRows } = renderGrid(makeSource(10_000));
    await user.tab();
    const grid = screen.getByRole("grid");
    grid.scrollTop = 9000 * 30;
    fireEvent.scroll(grid);
    expect(onRows.mock.lastCall?.[0]).toBeGreaterThan(8900);
  });

  it("has few of its cells on the page, and says how many there are", () => {
    renderGrid(makeSource(1_000_000));
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("1000001");
    const rows = screen.getAllByRole("row").length;
    expect(rows).toBeGreaterThan(18);
    expect(rows).toBeLessThan(40);
  });

  it("shows a cell that something else leads to", () => {
    const { handle } = renderGrid(makeSource(1_000_000));
    act(() => handle.current?.goTo({ row: 765_432, column: 1 }));
    expect(focused()).toBe("b765433");
  });

  it("keeps its tab stop when the active row goes", async () => {
    const { user, show, onActive } = renderGrid();
    await user.tab();
    await user.keyboard("{Control>}{End}{/Control}");
    show(makeSource(5));
    expect(cell("c5").tabIndex).toBe(0);
    expect(onActive).toHaveBeenLastCalledWith({ row: 4, column: 2 });
  });
});

it("what floats over its lower edge covers nothing at the end: so much more can be scrolled", () => {
  const heightOf = (given: Partial<GridProps>): number => {
    const { container } = renderGrid(makeSource(10), given);
    const { height } = container.querySelector<HTMLElement>(
      "[role=grid] > [role=presentation] > [role=presentation]",
    )!.style;
    return Number.parseFloat(height);
  };
  const [bare, roomy] = [heightOf({}), heightOf({ roomBelowPx: 52 })];
  expect(bare).toBeGreaterThan(10 * 30);
  expect(roomy).toBe(bare + 52);
});

it("what is said above a row has room of its own, between the rows", async () => {
  renderGrid(makeSource(1000), { rowNotice: { row: 3, text: "From here on" } });
  const topOf = (text: string): number => Number.parseFloat(cell(text).closest<HTMLElement>("[role=row]")!.style.top);
  const notice = screen.getByText("From here on").parentElement!;
  expect([topOf("a3"), topOf("a4"), topOf("a5")]).toEqual([60, 110, 140]);
  expect([notice.style.top, notice.style.height]).toEqual(["90px", "20px"]);
});
