import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { makeTable } from "../testing/make-table.ts";
import { TableGrid } from "./table-grid.tsx";

function show() {
  const service = fakeService({ editColumn: () => ({ accepted: true, version: 2 }) });
  openSession();
  const table = makeTable(["Name", "Day"], [["Ann", "2024-01-02"]]);
  const { user } = renderScreen(
    <TableContext value={table}>
      <TableGrid />
    </TableContext>,
  );
  const title = () => screen.getByRole("button", { name: "Day" });
  const box = () => screen.queryByRole("textbox", { name: "Title of Day" });
  return { service, user, title, box };
}

it("a click on a title renames nothing and takes no cell", async () => {
  const { user, title, box } = show();
  await user.click(screen.getByText("Ann"));
  const cell = screen.getByRole("gridcell", { name: /Ann/ });
  await user.click(title());
  expect(box()).toBeNull();
  expect(cell.tabIndex).toBe(0);
});

it.each([
  ["a double click", async ({ user, title }: ReturnType<typeof show>) => await user.dblClick(title())],
  [
    "F2 in the header",
    async ({ user }: ReturnType<typeof show>) => {
      await user.click(screen.getByText("2024-01-02"));
      await user.keyboard("{ArrowUp}{F2}");
    },
  ],
  [
    "Enter in the header, and on the title",
    async ({ user }: ReturnType<typeof show>) => {
      await user.click(screen.getByText("2024-01-02"));
      await user.keyboard("{ArrowUp}{Enter}{Enter}");
    },
  ],
])("%s renames the column", async (_, begin) => {
  const shown = show();
  await begin(shown);
  const { user, service, box } = shown;
  expect(document.activeElement).toBe(box());
  await user.keyboard("Date{Enter}");
  await waitFor(() =>
    expect(service.asked("editColumn")).toMatchObject([{ action: "edit_column_title", value: "Date" }]),
  );
  expect(box()).toBeNull();
  expect(document.activeElement?.getAttribute("role")).toBe("columnheader");
});
