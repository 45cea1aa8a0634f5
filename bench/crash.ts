/** `npm run bench -- crash`: kill -9 of every kind of process, and of the machine; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { crashPage } from "./crash/crash-page.ts";
import { type Rounds, runRounds } from "./crash/run-rounds.ts";
import { VICTIMS } from "./crash/victims.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    rows: { type: "string", default: "50000" },
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
for (const name of options.victims.split(",")) {
  const victim = VICTIMS.find((each) => each.name === name);
  if (victim === undefined) throw new Error(`There is no victim "${name}"`);
  console.log(`${victim.name}: ${victim.about} …`);
  scenarios.push(await runRounds(victim, { count: Number(options.rounds), rows: Number(options.rows) }));
  writeResults({ name: "crash", title: "Crashes", machine, figures: scenarios, text: crashPage(scenarios) });
}
if (scenarios.some(({ rounds }) => rounds.some(({ faults }) => faults.length > 0))) process.exitCode = 1;
