import { expect, it } from "vitest";
import { makeJob } from "../testing/make-job.ts";
import { followColumns } from "./follow-columns.ts";
import { changeView, update } from "./job.ts";

it("what is said of columns goes along with them when one before them goes", () => {
  const job = makeJob(["Name", "Name_first", "Name_last"], [["Ada L", "Ada", "L"]]);
  const stop = new AbortController();
  followColumns(job, stop.signal);
  changeView(job, {
    widths: new Map([
      [0, 80],
      [1, 90],
      [2, 100],
    ]),
    hiddenColumns: new Set([1]),
    originalColumns: new Set([0]),
    panel: "profile",
    profiled: 2,
  });
  update(job.data, (data) => ({ ...data, columns: data.columns.toSpliced(1, 1) }));
  const { widths, hiddenColumns, originalColumns, panel, profiled } = job.view.get();
  expect([...widths]).toEqual([
    [0, 80],
    [1, 100],
  ]);
  expect([[...hiddenColumns], [...originalColumns], panel, profiled]).toEqual([[], [0], "profile", 1]);
  stop.abort();
});
