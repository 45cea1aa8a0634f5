import { expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import type { Proposal } from "../model/proposals.ts";
import { cellAt } from "../model/table-data.ts";
import { makeProposal } from "../testing/make-proposal.ts";
import { makeTable } from "../testing/make-table.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, onlyPage } from "../testing/table-replies.ts";
import { decideProposals } from "./decide-proposals.ts";

const WAITING = [makeProposal("one"), makeProposal("two", { row: 1, row_uuid: "row-1", cell_uuid: "cell-1-0" })];
const listOf = (pending: readonly Proposal[]) => ({
  version: 1,
  auto_accept: false,
  pending: [...pending],
  decided: [],
});

/** The server knows of the decision, and its cells are long in coming. */
function decideSlowly(accept: boolean) {
  const table = makeTable(["Day"], [["13/02/2024"], ["14/02/2024"]]);
  table.proposals.set(listOf(WAITING));
  const never = new Promise<never>(() => {});
  const service = fakeService({
    decideProposals: () => ({ decided: 1, refused: 0, batch_uuid: "step", version: 2 }),
    proposals: () => never,
    table: () => makeTableReply({ allow_edits: true }),
    cleanColumns: () => [...table.data.get().columns],
    issues: () => NO_ISSUES,
    cleanPage: () => never.then(() => onlyPage([])),
  });
  openSession();
  void decideProposals(table, ["one"], accept);
  const waiting = () => table.proposals.get().pending.map(({ edit_uuid }) => edit_uuid);
  const texts = () => [0, 1].map((row) => cellAt(table.data.get(), row, 0)?.output);
  return { service, waiting, texts };
}

it.each([
  ["accepted", true, "x"],
  ["rejected", false, "13/02/2024"],
])(
  "what is %s waits no more, and its cell says so, before the server has told of them again",
  async (_, accept, text) => {
    const { service, waiting, texts } = decideSlowly(accept);
    await vi.waitFor(() => expect(service.asked("proposals")).toHaveLength(1));
    expect(waiting()).toEqual(["two"]);
    expect(texts()).toEqual([text, "14/02/2024"]);
  },
);
