import { type CellReply, LABELS } from "@limpid/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeService } from "../../../../testing/fake-service.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { changeView, type Job, update } from "../../data/job.ts";
import { TableContext } from "../../data/table-context.ts";
import { withRawPage } from "../../model/table-data.ts";
import { makeJob } from "../../testing/make-job.ts";
import { CellDetails } from "./cell-details.tsx";

function show(job: Job) {
  fakeService({});
  return renderScreen(
    <TableContext value={job}>
      <CellDetails />
    </TableContext>,
  );
}

const withCell = (cell: Partial<CellReply>): Job => makeJob(["Amount"], [[cell]]);

describe("a cell that is not here", () => {
  const ROWS = 60;
  function longTable(isLoaded: boolean): Job {
    const job = makeJob(["Amount"], [["1"]]);
    const texts = Array.from({ length: 20 }, (_, row) => [`raw ${row}`]);
    update(job.state, (state) => ({ ...state, isLoaded }));
    update(job.data, (data) => [1, 2].reduce((so, page) => withRawPage(so, page, texts, page), data));
    update(job.data, (data) => ({ ...data, rowCount: ROWS, cleanedRows: 40 }));
    return job;
  }

  it.each([
    ["that comes", 30, true, LABELS.loadingCell],
    ["that is still being cleaned", 50, false, LABELS.loadingCell],
    ["that stays as it was read", 50, true, LABELS.notCleanedCell],
  ])("%s is told as what it is", (_, row, isLoaded, expected) => {
    const job = longTable(isLoaded);
    changeView(job, { active: { row, column: 0 } });
    show(job);
    const told = [LABELS.loadingCell, LABELS.notCleanedCell].filter((text) => screen.queryByText(text) !== null);
    expect(told).toEqual([expected]);
  });
});

describe("how sure a cell is", () => {
  const GUESS = { prob: 0.07, rule: "email.invalid", msg: "No sign in it" };

  it("is told of what the product says", () => {
    show(withCell(GUESS));
    expect(screen.getByText(/^7.%$/)).toBeTruthy();
    expect(screen.getByText("email.invalid")).toBeTruthy();
  });

  it.each([
    ["a value that a person has set", { prob: 1, rule: "edit", msg: null }, LABELS.setByPerson],
    ["a cell that a person has called clean", GUESS, LABELS.setByPerson],
    [
      "a value that a person has set and its class refuses",
      { prob: 0.1, rule: "edit", msg: "31 February does not exist." },
      `${LABELS.setByPerson} 31 February does not exist.`,
    ],
  ])("is not told of %s", (_, cell, why) => {
    show(withCell({ ...cell, edited: true }));
    expect(screen.getByText(why)).toBeTruthy();
    for (const text of ["Probability", "Rule"]) expect(screen.queryByText(text)).toBeNull();
  });
});

describe("other readings", () => {
  it("name the one that is no data, and it can be taken", async () => {
    const job = withCell({ raw_input: "999", output: "999", alternatives: [{ output: "", prob: 0.89 }] });
    const { user } = show(job);
    await user.click(screen.getByRole("button", { name: `${LABELS.missingData} 89\u00a0%` }));
    expect(job.data.get().cleanPages.get(0)?.[0]?.[0]).toMatchObject({ has_data: false, output: null });
  });

  it("do not offer no data to a cell that has none", () => {
    show(withCell({ raw_input: "-", output: null, has_data: false, alternatives: [{ output: "", prob: 0.6 }] }));
    expect(screen.queryByText("Other readings")).toBeNull();
  });
});
