import { PANEL_LABELS } from "@limpid/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeColumn } from "../../../../testing/make-column.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { shownColumns } from "../../data/shown-columns.ts";
import { TableContext } from "../../data/table-context.ts";
import { update } from "../../data/table-session.ts";
import { findColumnState } from "../../model/column-state.ts";
import { makeQuestion } from "../../testing/make-question.ts";
import { makeTable } from "../../testing/make-table.ts";
import { ColumnList } from "./column-list.tsx";
import { NotJudged } from "./not-judged.tsx";

const GUESS = { name: "Version", predicted_class: "version", class_p: 0.4, likely: {}, all_probs: {}, chosen: false };

function show() {
  const columns = [
    makeColumn("City", { questions: [makeQuestion()] }),
    makeColumn("Day"),
    makeColumn("Note", { judgement: "unjudged" }),
    makeColumn("Batch", { judgement: "unjudged", entity: GUESS }),
    ...Array.from({ length: 6 }, (_, index) => makeColumn(`Amount ${index}`)),
  ];
  const table = makeTable([], []);
  update(table.data, (data) => ({ ...data, columns }));
  const listed = columns.map((column, index) => {
    const facts = { column, flagged: 0, changed: index === 1 ? 4 : 0, edited: 0 };
    return { ...facts, index, state: findColumnState(facts) };
  });
  const onAsk = vi.fn();
  const view = renderScreen(
    <TableContext value={table}>
      <ColumnList columns={listed} onAsk={onAsk} />
      <NotJudged columns={listed} />
    </TableContext>,
  );
  return { ...view, onAsk, table };
}

const rows = (): readonly (string | null)[] =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("says the state of each column, and the class only where it is unsure", () => {
  show();
  expect(rows().slice(0, 5)).toEqual([
    "?City1 question",
    "→DayConverted",
    "–NoteNot judged",
    "–BatchVersion?Not judged",
    "✓Amount 0Clean",
  ]);
});

it("counts the states, and shows the columns of one", async () => {
  const { user } = show();
  const states = within(screen.getByRole("group")).getAllByRole("button");
  expect(states.map(({ textContent }) => textContent)).toEqual([
    "? 1 open",
    "– 2 not judged",
    "→ 1 converted",
    "✓ 6 clean",
  ]);
  await user.click(states[1]!);
  expect(rows()).toHaveLength(2);
  await user.click(states[1]!);
  expect(rows()).toHaveLength(10);
});

it("is searched and put in order", async () => {
  const { user } = show();
  await user.type(screen.getByRole("textbox"), "amount");
  expect(rows()).toHaveLength(6);
  await user.clear(screen.getByRole("textbox"));
  await user.selectOptions(screen.getByRole("combobox"), "By name");
  expect(rows().at(-1)).toBe("–NoteNot judged");
  await user.selectOptions(screen.getByRole("combobox"), "Open ones first");
  expect(rows()[0]).toBe("?City1 question");
});

it("leads to the question of a column, and is walked by arrows as one stop", async () => {
  const { user, onAsk } = show();
  const [city] = within(screen.getByRole("list")).getAllByRole("button", { name: /City/ });
  city!.focus();
  await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(onAsk).toHaveBeenCalledWith(0);
  expect(
    screen.getAllByRole("button").filter(({ tabIndex, textContent }) => tabIndex === 0 && /City|Day/.test(textContent)),
  ).toHaveLength(1);
});

it("says what was not judged, and why", () => {
  show();
  expect(
    screen.getByText("Not judged: Note (the class takes any text); Batch (the class is hardly more than a guess)."),
  ).toBeTruthy();
});

it("moves columns by keys and by the mouse, and puts them back", async () => {
  const { user, table } = show();
  const [city] = within(screen.getByRole("list")).getAllByRole("button", { name: /City/ });
  city!.focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(shownColumns(table).slice(0, 3)).toEqual([1, 0, 2]);
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  fireEvent.dragStart(items[3]!, { dataTransfer: new DataTransfer() });
  fireEvent.dragOver(items[1]!);
  expect(items[1]!.dataset.drop).toBe("before");
  fireEvent.drop(items[1]!);
  expect(shownColumns(table).slice(0, 4)).toEqual([3, 1, 0, 2]);
  await user.click(screen.getByRole("button", { name: PANEL_LABELS.fileOrder }));
  expect(table.view.get().columnOrder).toEqual([]);
});
