/** `npm run bench -- start`: what a server takes before anyone has done anything, and how long the first upload takes. */
import { parseArgs } from "node:util";
import { findBuild } from "./start/find-build.ts";
import { measureStart, type StartFigures } from "./start/measure-start.ts";
import { measureWorker, type WorkerFigures } from "./start/measure-worker.ts";
import { startPage } from "./start/start-page.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "3" }, baseline: { type: "string" } },
});
const machine = describeMachine();
const builds = [".", ...(options.baseline === undefined ? [] : [options.baseline])].map(findBuild);
const figures = builds.map((build) => ({ build, starts: [] as StartFigures[], workers: [] as WorkerFigures[] }));
for (let run = 0; run < Number(options.runs); run++)
  for (const { build, starts, workers } of figures) {
    console.log(`run ${run + 1} of ${build.commit} …`);
    starts.push(await measureStart(build));
    workers.push(await measureWorker(build));
  }
// Where the builds lie is nobody's business.
const kept = figures.map(({ build: { commit }, starts, workers }) => ({ commit, starts, workers }));
writeResults({ name: "start", title: "Start", machine, figures: kept, text: startPage(figures) });
