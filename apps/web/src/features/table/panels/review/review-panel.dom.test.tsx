import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { fakeService } from "../../../../testing/fake-service.ts";
import { makeColumn } from "../../../../testing/make-column.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { update } from "../../data/table-session.ts";
import { makeQuestion } from "../../testing/make-question.ts";
import { makeTable } from "../../testing/make-table.ts";
import { ReviewPanel } from "./review-panel.tsx";

const TITLES = Array.from({ length: 9 }, (_, index) => `Column ${index + 1}`);

function show() {
  // What is flagged stays unknown: the questions of columns are here without it.
  fakeService({ review: () => new Promise(() => {}), changes: () => new Promise(() => {}) });
  openSession();
  const table = makeTable(TITLES, []);
  const columns = TITLES.map((title, index) =>
    makeColumn(title, { questions: [makeQuestion({ columns: [title], cells: 100 - index })], judgement: "unjudged" }),
  );
  update(table.data, (data) => ({ ...data, columns }));
  update(table.state, (state) => ({ ...state, isLoaded: true }));
  return renderScreen(
    <TableContext value={table}>
      <ReviewPanel />
    </TableContext>,
  );
}

it("asks what columns ask before it is known which cells are flagged", () => {
  show();
  expect(screen.getAllByRole("article")).toHaveLength(5);
  expect(screen.getByText("Looking for open questions…")).toBeTruthy();
});

it("does not name columns as not judged that the list calls open", () => {
  show();
  expect(screen.queryByText(/^Not judged/)).toBeNull();
});

it("leads from a column to its question, also to one behind a click", async () => {
  const { user } = show();
  const list = within(screen.getByRole("region", { name: "Columns" }));
  await user.click(list.getByRole("button", { name: /^Column 9/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("article", { name: "Column 9" })));
});
