import { LABELS } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { makeJob } from "../testing/make-job.ts";
import { IssueList } from "./issue-list.tsx";

function show(cell: Parameters<typeof makeJob>[1][number][number]) {
  const job = makeJob(["Mail"], [[cell]]);
  const { user } = renderScreen(
    <TableContext value={job}>
      <IssueList />
    </TableContext>,
  );
  return { job, user };
}

it("leads from the issues to the review, which decides many at once", async () => {
  const { job, user } = show({ raw_input: "ann(at)x", output: "ann(at)x", is_clean: false });
  await user.click(screen.getByRole("button", { name: LABELS.review }));
  expect(job.view.get().panel).toBe("review");
  expect(screen.queryByRole("button", { name: /^Export/ })).toBeNull();
});

it("offers the table as a file where nothing is open", () => {
  show("ann@example.org");
  screen.getByRole("heading", { name: LABELS.issues(0) });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    LABELS.exportAs(LABELS.exports.excel),
    LABELS.exportAs(LABELS.exports.csv),
  ]);
});
