import { JobStatus } from "@limpid/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeEventSource, lastOpened } from "../../../testing/fake-event-source.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { update } from "../data/table-session.ts";
import { cellAt } from "../model/table-data.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { CleanAllBar } from "./clean-all-bar.tsx";

it("shows the pages anew once all rows are cleaned, although the bar is gone by then", async () => {
  fakeEventSource();
  const table = makeTable(["Day"], [["13/02/2024"]]);
  const [cells] = table.data.get().cleanPages.get(0)!;
  const running = { state: "running", afterEventId: "7", pagesCleaned: 0, numPages: 2 } as const;
  update(table.state, (state) => ({ ...state, cleanAll: running }));
  let sendPage: (() => void) | undefined;
  const isSent = new Promise<void>((resolve) => {
    sendPage = resolve;
  });
  const service = fakeService({
    table: () => makeTableReply({ num_pages: 2 }),
    cleanColumns: () => [...table.data.get().columns],
    issues: () => NO_ISSUES,
    cleanPage: async () => {
      await isSent;
      return onlyPage([cells!.map((cell) => ({ ...cell, output: "2024-02-13" }))]);
    },
  });
  renderScreen(
    <TableContext value={table}>
      <CleanAllBar />
    </TableContext>,
  );
  expect(screen.getByRole("region", { name: "Cleaning" })).toBeTruthy();
  const end = { microservice: "CleanDataframe", status: JobStatus.done, msg: "Finished", data: {} };
  act(() => lastOpened().tell("8", end));
  await waitFor(() => expect(service.asked("cleanPage")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  sendPage?.();
  await waitFor(() => expect(cellAt(table.data.get(), 0, 0)?.output).toBe("2024-02-13"));
});
