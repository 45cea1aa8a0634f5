/**
 * Memory of an idle server, time to be ready, and the first upload. `--baseline` names the folder of an earlier build, which takes
 * turns with this one. Tables have 100 rows and ten columns, checked cell by cell.
 */
import { findBuild } from "./start/find-build.ts";
import { measureStart } from "./start/measure-start.ts";
import { measureWorker } from "./start/measure-worker.ts";
import { scenario } from "./support/scenario.ts";
import { medians } from "./support/statistics.ts";
import { takeTurns } from "./support/timing.ts";
import { sideBySide } from "./support/write-results.ts";

const GOALS = {
  onNewFolder: { readyMs: 3000 },
  onOldFolder: { readyMs: 2000 },
  idle: { shareMb: 350 },
  worker: { readyMs: 300 },
};

export default scenario({
  title: "Start",
  options: { runs: 3, baseline: "" },
  measure: async ({ runs, baseline }) => {
    const builds = new Map(
      [".", baseline]
        .filter((folder) => folder !== "")
        .map(findBuild)
        .map((build) => [build.commit, build]),
    );
    const done = await takeTurns([...builds.keys()], runs, async (commit, run) => {
      console.log(`run ${run + 1} of ${commit} …`);
      const build = builds.get(commit) ?? findBuild(".");
      return { ...(await measureStart(build)), worker: await measureWorker(build) };
    });
    const figures = Object.fromEntries([...done].map(([commit, all]) => [commit, medians(all)]));
    const about = `Medians of ${runs} runs. Memory is that of all processes; the share is PSS, in which pages that several of them have count once.`;
    return { page: [about, sideBySide({ goal: GOALS, ...figures })], figures: Object.fromEntries(done) };
  },
});
