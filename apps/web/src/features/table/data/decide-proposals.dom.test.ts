import { expect, it, vi } from "vitest";
import { openSession } from "../../../lib/session.ts";
import { fakeService } from "../../../testing/fake-service.ts";
import type { Proposal } from "../model/proposals.ts";
import { cellAt } from "../model/table-data.ts";
import { makeJob } from "../testing/make-job.ts";
import { makeProposal } from "../testing/make-proposal.ts";
import { makeTableReply } from "../testing/make-table-reply.ts";
import { NO_ISSUES, pageOf } from "../testing/table-replies.ts";
import { decideProposals } from "./decide-proposals.ts";

it("what is accepted stands as proposed until the cells hold it", async () => {
  const job = makeJob(["Day"], [["13/02/2024"]]);
  const listOf = (pending: Proposal[]) => ({ version: 1, auto_accept: false, pending, decided: [] });
  job.proposals.set(listOf([makeProposal("one")]));
  const texts: (string | null | undefined)[] = [];
  const service = fakeService({
    decideProposals: () => ({ decided: 1, refused: 0, batch_uuid: "step", version: 2 }),
    proposals: () => {
      texts.push(cellAt(job.data.get(), 0, 0)?.output);
      return listOf([]);
    },
    table: () => makeTableReply({ allow_edits: true }),
    cleanColumns: () => [...job.data.get().columns],
    issues: () => NO_ISSUES,
    cleanPage: () => pageOf([[{ ...cellAt(job.data.get(), 0, 0)!, output: "x" }]]),
  });
  openSession();
  await decideProposals(job, ["one"], true);
  await vi.waitFor(() => expect(service.asked("proposals")).not.toEqual([]));
  expect(new Set(texts)).toEqual(new Set(["x"]));
  expect(job.proposals.get().pending).toEqual([]);
});
