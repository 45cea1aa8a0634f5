/** `npm run bench -- crash`: kill -9 of every kind of process, and of the machine; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { crashPage } from "./crash/crash-page.ts";
import { type Cuts, cutAtMoments } from "./crash/cut-moments.ts";
import { type Rounds, runRounds } from "./crash/run-rounds.ts";
import { VICTIMS } from "./crash/victims.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    rows: { type: "string", default: "50000" },
    moments: { type: "string", default: "100" },
    "lying-moments": { type: "string", default: "5" },
    victims: {
      type: "string",
      default: VICTIMS.filter(({ isUsual }) => isUsual)
        .map(({ name }) => name)
        .join(","),
    },
  },
});
const machine = describeMachine();
const scenarios: Rounds[] = [];
const cuts: Cuts[] = [];
const write = (): void =>
  writeResults({
    name: "crash",
    title: "Crashes",
    machine,
    figures: { scenarios, cuts },
    text: crashPage(scenarios, cuts),
  });

for (const disk of ["lying", "honest"] as const) {
  const count = Number(disk === "lying" ? options["lying-moments"] : options.moments);
  if (count === 0) continue;
  console.log(`${count} moments of a power cut, on a disk that is ${disk} …`);
  cuts.push(await cutAtMoments(count, disk));
  write();
}
for (const name of options.victims.split(",").filter((name) => name !== "")) {
  const victim = VICTIMS.find((each) => each.name === name);
  if (victim === undefined) throw new Error(`There is no victim "${name}"`);
  console.log(`${victim.name}: ${victim.about} …`);
  scenarios.push(await runRounds(victim, { count: Number(options.rounds), rows: Number(options.rows) }));
  write();
}
const sawLoss = cuts.every(({ disk, faults }) => (disk === "lying") === faults.length > 0);
if (!sawLoss || scenarios.some(({ rounds }) => rounds.some(({ faults }) => faults.length > 0))) process.exitCode = 1;
