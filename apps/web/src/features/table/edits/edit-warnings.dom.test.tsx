import { LABELS } from "@limpid/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { NO_LOG } from "../model/edit-log.ts";
import { isUnsaved } from "../model/outbox.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { WarningsMenu } from "../toolbar/warnings-menu.tsx";
import { undo } from "./edit.ts";
import { pasteInto } from "./edit-area.ts";

it("what a pasted block has brought about is no warning any more once it is undone", async () => {
  const table = makeTable(["Day"], [["13/02/2024"], ["14/02/2024"]]);
  const rows = table.data.get().cleanPages.get(0)!;
  const logged: string[] = [];
  fakeService({
    editLog: () => ({ ...NO_LOG, version: 2, undo: [...logged] }),
    editCells: (body) => {
      logged.push(body?.edit_uuid ?? "");
      return { edit_uuid: "", cells: 2, refused: 2, refusal: "Not a date.", version: 2 };
    },
    undoEdits: () => ({ accepted: true, version: 3 }),
    table: () => makeTableReply({ allow_edits: true }),
    cleanColumns: () => [...table.data.get().columns],
    issues: () => NO_ISSUES,
    cleanPage: () => onlyPage(rows),
  });
  openSession();
  const { user } = renderScreen(
    <TableContext value={table}>
      <WarningsMenu />
    </TableContext>,
  );
  const selected = { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 0 };
  act(() => pasteInto(table, selected, [["Ann"], ["Bob"]]));
  await user.click(await screen.findByRole("button", { name: /Warnings\s*1/ }));
  await screen.findByText(LABELS.cellsRefused(2, "Not a date."));
  act(() => void undo(table));
  await screen.findByText("There are no warnings");
  await waitFor(() => expect(table.outbox.get().filter(isUnsaved)).toEqual([]));
});
