import { LABELS } from "@limpid/contract";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { update } from "../../data/table-session.ts";
import { makeTable } from "../../testing/make-table.ts";
import { IssueList } from "./issue-list.tsx";

it("says of a table only what is known: that it is being cleaned, that it is loading, or its issues", () => {
  const table = makeTable(["Day"], [["13/02/2024"]]);
  const know = (facts: { readonly isFinished: boolean; readonly isLoaded: boolean }): void =>
    act(() => update(table.state, (state) => ({ ...state, ...facts })));
  renderScreen(
    <TableContext value={table}>
      <IssueList />
    </TableContext>,
  );
  const title = (): string | null => screen.getByRole("heading", { level: 2 }).textContent;
  know({ isFinished: false, isLoaded: false });
  expect(title()).toBe("The table is being cleaned");
  know({ isFinished: true, isLoaded: false });
  expect(title()).toBe(LABELS.loadingCell);
  know({ isFinished: true, isLoaded: true });
  expect(title()).toBe(LABELS.issues(0));
});
