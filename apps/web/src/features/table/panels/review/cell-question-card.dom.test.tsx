import { LABELS } from "@limpid/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../../../lib/session.ts";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { TableContext } from "../../data/table-context.ts";
import { makeTable } from "../../testing/make-table.ts";
import { StatusMessage } from "../../toolbar/status-message.tsx";
import { CellQuestionCard } from "./cell-question-card.tsx";
import type { Question } from "./use-review.ts";

const NO_SIGN = "No @.";
const MAILS = [
  { raw_input: "ann at example.org", msg: NO_SIGN, count: 2, row: 0 },
  { raw_input: "bob@example,org", msg: "A comma.", count: 1, row: 1 },
  { raw_input: "eve at example.org", msg: NO_SIGN, count: 1, row: 2 },
];

async function ask(change: Partial<Question> = {}) {
  const service = fakeService({ decide: () => ({ edit_uuid: "edit", cells: 1, version: 2 }) });
  openSession();
  const question: Question = {
    column: 0,
    rule: "email.invalid",
    kind: "invalid",
    title: "Email: not valid",
    msg: NO_SIGN,
    count: 4,
    proposed: 0,
    value_count: 3,
    values: MAILS,
    ...change,
  };
  const { user } = renderScreen(
    <TableContext value={makeTable(["Mail"], [["ann at example.org"]])}>
      <StatusMessage />
      <CellQuestionCard question={question} alike={[question]} isActive onActive={() => {}} onAnswer={() => {}} />
    </TableContext>,
  );
  screen.getByRole("article").focus();
  return { service, user };
}

it("puts each value under its own reason, and counts them as they stand", async () => {
  const { service, user } = await ask();
  const texts = [NO_SIGN, "ann at example.org", "eve at example.org", "A comma.", "bob@example,org"];
  const places = texts.map((text) => document.body.textContent.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(screen.getAllByText(NO_SIGN)).toHaveLength(1);
  await user.keyboard("3n");
  await waitFor(() => expect(service.asked("decide")).toHaveLength(1));
  expect(service.asked("decide")[0]).toMatchObject({ action: "keep", raw_input: "bob@example,org" });
});

it("says so where there is no proposal to take", async () => {
  const { service, user } = await ask();
  await user.keyboard("y");
  await screen.findByText(LABELS.noProposal);
  expect(service.asked("decide")).toEqual([]);
});
