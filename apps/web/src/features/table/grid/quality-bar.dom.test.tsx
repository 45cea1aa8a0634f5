import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeService } from "../../../testing/fake-service.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TableContext } from "../data/table-context.ts";
import { makeTable } from "../testing/make-table.ts";
import { QualityBar } from "./quality-bar.tsx";

it.each([
  ["judged values are good or not", true, /^2 of 2 good, 0 flagged, 0 missing/, "true"],
  ["values that nothing was asked of are neither", false, /^2 not judged, 0 flagged, 0 missing/, "false"],
])("%s", (_, isJudged, text, judged) => {
  fakeService({});
  renderScreen(
    <TableContext value={makeTable(["Note"], [["called"], ["no answer"]])}>
      <QualityBar column={0} isJudged={isJudged} />
    </TableContext>,
  );
  const bar = screen.getByRole("img", { name: text });
  expect(bar.querySelector("[data-judged]")?.getAttribute("data-judged")).toBe(judged);
});
