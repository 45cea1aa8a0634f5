import { LABELS, PANEL_LABELS, type QuestionReply } from "@limpid/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext, useTableData, useTableStore } from "../../data/table-context.ts";
import { type TableSession, update } from "../../data/table-session.ts";
import { undo } from "../../edits/edit.ts";
import { listCards } from "../../model/question-cards.ts";
import { makeAlikeColumns } from "../../testing/make-question.ts";
import { makeTable } from "../../testing/make-table.ts";
import { StatusMessage } from "../../toolbar/status-message.tsx";
import { ColumnQuestionCard } from "./column-question-card.tsx";

const LOSING = [
  { id: "leave", label: "Leave as they are", cells: 0, preview: [], loses: null },
  { id: "no_data", label: "Treat as no data", cells: 5, preview: [], loses: "what these cells say" },
];

/** Answers stay under way: what is shown is what the page does by itself. */
function ask(titles: readonly string[], change: Partial<QuestionReply> = {}, isOwner = true) {
  const service = fakeService({
    editColumn: () => new Promise(() => {}),
    undoEdits: () => new Promise(() => {}),
    findCells: () => ({ version: 1, count: 1, cells: [{ row: 0, column: 0 }], samples: [] }),
  });
  openSession();
  const table = makeTable(titles, [titles.map(() => "NO")]);
  update(table.data, (data) => ({ ...data, columns: makeAlikeColumns(titles, change) }));
  if (!isOwner) update(table.state, (state) => ({ ...state, allowsEdits: false }));
  const { user } = renderScreen(
    <TableContext value={table}>
      <StatusMessage />
      <Cards />
    </TableContext>,
  );
  screen.getByRole("article").focus();
  return { service, table, user, waiting: () => waitingIn(table) };
}

function Cards() {
  const cards = listCards(useTableData("columns"), useTableStore("outbox"));
  return cards.map((card) => <ColumnQuestionCard key={card.key} card={card} isActive onActive={() => {}} />);
}

function waitingIn(table: TableSession) {
  return table.outbox
    .get()
    .map(({ edit: { kind, place, value } }) =>
      kind === "decision" ? [place.column, value.decision, value.option] : [place.column, kind],
    );
}

const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

describe("rows that repeat another one", () => {
  it("are excluded together with the question, and come back in one step", async () => {
    const { table, user, waiting } = ask(["Guest"], { id: "relations", kind: "relations", repeats: [0] });
    update(table.data, (data) => ({ ...data, cleanedRows: 1 }));
    await user.click(button(/Exclude the later row/));
    expect(waiting()).toEqual([
      [0, "relations", "leave"],
      [null, "rows"],
    ]);
    expect(table.data.get().leftOut).toEqual([[0, 0]]);
    const [decision, rows] = table.outbox.get();
    expect(decision?.sent.batch_uuid).toBeTypeOf("string");
    expect(rows?.sent.batch_uuid).toBe(decision?.sent.batch_uuid);
    expect(table.history.get().done).toMatchObject([{ id: decision?.sent.batch_uuid, kind: "decision" }]);
  });

  it("are not excluded by those who may not edit", () => {
    ask(["Guest"], { repeats: [0] }, false);
    expect(screen.queryByRole("button", { name: /Exclude/ })).toBeNull();
  });
});

describe("a question of columns", () => {
  it("shows its values with their counts, before and after", () => {
    ask(["Country"]);
    const card = screen.getByRole("article", { name: "Country" });
    expect(card.textContent).toContain("5 cells are written in another way than most.");
    expect(button(/Norge/).textContent).toBe("2Norge → Norway×2");
  });

  it("is accepted by a key for all alike columns, in one step that is undone as one", async () => {
    const { service, table, user, waiting } = ask(["Country", "Home"]);
    expect(screen.getByRole("checkbox", { name: PANEL_LABELS.inAllColumns(2, 10) })).toHaveProperty("checked", true);
    expect(screen.getByRole("article").textContent).toContain("The same in Home (5).");
    await user.keyboard("y");
    expect(waiting()).toEqual([
      [0, "ways", "accept"],
      [1, "ways", "accept"],
    ]);
    expect(screen.queryByRole("article")).toBeNull();
    const [first, second] = table.outbox.get().map((entry) => entry.sent.batch_uuid);
    expect(first).toBeTypeOf("string");
    expect(second).toBe(first);
    // One request names both, so that the table is cleaned once.
    const other = table.outbox.get()[1];
    const alike = [{ column_uuid: other?.sent.column_uuid, edit_uuid: other?.id }];
    await waitFor(() => expect(service.asked("editColumn")).toMatchObject([{ alike }]));
    await act(async () => void undo(table));
    expect(table.outbox.get().at(-1)?.edit).toMatchObject({
      kind: "hold",
      value: { undone: true, step: { id: first } },
    });
    expect(table.history.get().done).toEqual([]);
  });

  it("is answered for its first column alone, and stays for the others", async () => {
    const { user, waiting } = ask(["Country", "Home"]);
    await user.keyboard("an");
    expect(waiting()).toEqual([[0, "ways", "leave"]]);
    expect(screen.getByRole("article", { name: "Home" })).toBeTruthy();
  });

  it("is answered for one value, by an option or a text, after its first cell is shown", async () => {
    const { service, user, waiting } = ask(["Country"]);
    await user.keyboard("2");
    expect(button(/Norge/).getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("y");
    expect(waiting()).toEqual([[0, "ways:Norge", "accept"]]);
    expect(screen.queryByRole("button", { name: /Norge/ })).toBeNull();
    await user.keyboard("1e");
    await user.keyboard("Kingdom of Norway{Enter}");
    await waitFor(() => expect(waiting()).toContainEqual([0, "ways:NO", "=Kingdom of Norway"]));
    expect(screen.queryByRole("article")).toBeNull();
    // Without a grid nothing is brought into sight.
    expect(service.asked("findCells")).toEqual([]);
  });

  it("says what an answer loses, and does not accept what is not proposed", async () => {
    const { user, waiting } = ask(["Country"], { options: LOSING, recommended: "leave" });
    expect(screen.getByRole("article").textContent).toContain("“Treat as no data” loses what these cells say.");
    await user.keyboard("y");
    await screen.findByText(LABELS.noProposal);
    expect(waiting()).toEqual([]);
    await user.keyboard("m");
    expect(waiting()).toEqual([[0, "ways", "no_data"]]);
  });

  it("is shown to a guest, who cannot answer", async () => {
    const { user, waiting } = ask(["Country", "Home"], {}, false);
    expect(screen.getByRole("article").textContent).toContain(LABELS.readOnly);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.keyboard("y");
    expect(waiting()).toEqual([]);
  });

  it("takes letters in its field as text", async () => {
    const { user, waiting } = ask(["Country"]);
    await user.keyboard("1e");
    await user.keyboard("yn{Escape}");
    expect(waiting()).toEqual([]);
    expect(button(/^Keep original/)).toBeTruthy();
  });
});
