/** What the screen says of itself around the table: who may change it, exports that failed, files dropped on it. */
import { CLIENT_ERRORS, LABELS, type ReviewReply, type TableReply } from "@limpid/contract";
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openSession } from "../../lib/session.ts";
import { fakeEventSource } from "../../testing/fake-event-source.ts";
import { type Answers, fakeService, refuse } from "../../testing/fake-service.ts";
import { makeCell } from "../../testing/make-cell.ts";
import { makeColumn } from "../../testing/make-column.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { TableScreen } from "./table-screen.tsx";
import { makeTableReply } from "./testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "./testing/table-replies.ts";

const COLUMN = makeColumn("Amount");

async function show(change: Partial<TableReply> = {}, answers: Answers = {}) {
  fakeEventSource();
  const basics = { created_at: "", updated_at: null, dl_version: 1, username: null, num_rows: 1, num_columns: 1 };
  const page = onlyPage([[makeCell()]]);
  const service = fakeService({
    table: () => makeTableReply({ basics, num_pages: 1, cleaned_rows: 1, ...change }),
    ingestColumns: () => [COLUMN],
    cleanColumns: () => [COLUMN],
    ingestPage: () => page,
    cleanPage: () => page,
    cleanRows: () => [{ id: "row", idx: 0 }],
    issues: () => NO_ISSUES,
    ...answers,
  });
  openSession();
  const onNewFile = vi.fn();
  const view = renderScreen(
    <TableScreen
      tableUuid="table"
      isLoadMode
      isEmbedded={false}
      isDebug={false}
      onReadAgain={vi.fn()}
      onNewFile={onNewFile}
    />,
  );
  await screen.findByText(LABELS.fileLoaded);
  return { ...view, service, onNewFile };
}

describe("who may only read", () => {
  it.each([
    ["is told so", false, 1],
    ["is not whoever owns the table", true, 0],
  ])("%s", async (_, allow_edits, badges) => {
    await show({ allow_edits });
    expect(screen.queryAllByText(LABELS.readOnly)).toHaveLength(badges);
  });

  it.each([
    ["the owner decides", { auto_accept: false }, LABELS.mayPropose(null)],
    ["it is in force at once", { auto_accept: true }, LABELS.mayChange],
  ])("is told so where changes can be proposed: %s", async (_, change, text) => {
    await show({ allow_edits: false, allow_proposals: true, ...change });
    screen.getByText(text);
    expect(screen.queryAllByText(LABELS.readOnly)).toHaveLength(0);
  });
});

describe("an export that fails", () => {
  it("says so with its reason, is tried again by Retry, and is logged all the same", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { user, service } = await show({}, { exportTable: () => refuse(507, "disk_full", "No room left") as never });
    await user.click(screen.getByRole("button", { name: LABELS.export }));
    await user.click(await screen.findByRole("menuitem", { name: LABELS.exports.csv }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(LABELS.exportFailed("CSV", "No room left"));
    expect(screen.queryByText(LABELS.csvPreparing)).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(service.asked("exportTable")).toHaveLength(2));
    await user.click(await screen.findByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("alert")).toBeNull();
    log.mockRestore();
  });
});

it("CSV with options says what becomes of columns that show the original, where that is not what is exported", async () => {
  const { user } = await show({ allow_edits: true });
  await user.click(screen.getByRole("switch", { name: "Cleaned data in Amount" }));
  await user.click(screen.getByRole("button", { name: LABELS.export }));
  await user.click(await screen.findByRole("menuitem", { name: LABELS.csvWithOptions }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(LABELS.exportOriginal);
  await user.selectOptions(dialog.getByLabelText("Cells"), "Both, side by side");
  expect(dialog.queryByText(LABELS.exportOriginal)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

describe("files dropped on the table", () => {
  function drop(files: readonly File[]): void {
    const target = screen.getByRole("grid");
    const event = createEvent.drop(target);
    Object.defineProperty(event, "dataTransfer", { value: { files, types: ["Files"] } });
    fireEvent(target, event);
  }

  it("are offered as a new table, and refused by a word where they are several", async () => {
    const { user, onNewFile } = await show();
    drop([new File(["a"], "a.csv"), new File(["b"], "b.csv")]);
    await screen.findByText(CLIENT_ERRORS.oneFileOnly);
    expect(screen.queryByRole("button", { name: LABELS.cleanDropped })).toBeNull();

    const file = new File(["a,b"], "orders.csv");
    drop([file]);
    await screen.findByText(LABELS.fileDropped("orders.csv"));
    expect(onNewFile).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: LABELS.cleanDropped }));
    expect(onNewFile.mock.calls).toEqual([[file]]);
  });
});

describe("the review", () => {
  const question = (column: number, rule: string, count: number): ReviewReply["questions"][number] => ({
    column,
    rule,
    kind: "proposed",
    title: "Two readings",
    msg: "Day or month first",
    count,
    proposed: count,
    value_count: 1,
    values: [{ raw_input: "03/04/24", msg: "Day or month first", proposal: "2024-04-03", count, row: 0 }],
  });
  const REVIEW: ReviewReply = {
    version: 1,
    cells: 9,
    decided: 2,
    question_count: 2,
    questions: [question(0, "dates.order", 4), question(0, "dates.year", 3)],
  };

  it("has the focus again after the list of keys, so that its letters decide, and counts an answer at once", async () => {
    const decide = vi.fn(() => new Promise<never>(() => {}));
    const { user } = await show({ allow_edits: true }, { review: () => REVIEW, decide });
    await user.keyboard("{F9}");
    await screen.findByText(/2 of 9 cells decided/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("ARTICLE"));
    await user.keyboard("?");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("ARTICLE"));
    await user.keyboard("y");
    await screen.findByText(/6 of 9 cells decided/);
    await user.keyboard("n");
    await screen.findByText(/9 of 9 cells decided/);
    expect(decide).toHaveBeenCalledTimes(2);
  });
});
