/** The figures of the crash bench as a page to read. */
import { median } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import { AFTER_THE_END, type Round, type Rounds } from "./run-rounds.ts";
import { VICTIMS } from "./victims.ts";

export function crashPage(scenarios: readonly Rounds[]): string {
  return [
    "## Killed in the middle of cleaning and editing\n",
    "Times from the kill, in ms: median and worst. A fault is a lost edit, a wrong, half or missing page, a message told twice, or a job that did not end.\n",
    markdownTable(
      [
        "killed",
        "times",
        "edits acknowledged",
        "pages seen meanwhile",
        "faults",
        "editing again",
        "table done",
        "undisturbed",
        "a plain start",
        "temporary files left, after a start",
      ],
      scenarios.map((scenario) => [
        scenario.victim,
        scenario.rounds.length,
        sum(scenario.rounds, ({ edits }) => edits),
        sum(scenario.rounds, ({ pagesSeen }) => pagesSeen),
        sum(scenario.rounds, ({ faults }) => faults.length),
        medianAndWorst(scenario.rounds.map(({ editingAgainMs }) => editingAgainMs)),
        medianAndWorst(scenario.rounds.filter(({ stage }) => stage !== AFTER_THE_END).map(({ doneMs }) => doneMs)),
        Math.round(scenario.undisturbedMs),
        scenario.startMs,
        `${scenario.rounds.at(-1)?.leftovers ?? 0}, ${scenario.leftoversAtTheEnd}`,
      ]),
    ),
    "",
    ...scenarios.map(
      ({ victim, rounds }) =>
        `- ${victim} (${VICTIMS.find(({ name }) => name === victim)?.about}), killed after: ${rounds.map(({ stage }) => stage).join(", ")}.`,
    ),
    ...scenarios.flatMap(({ victim, rounds }) =>
      rounds.flatMap(({ faults }, index) =>
        faults.slice(0, 3).map((fault) => `- Fault, ${victim} ${index + 1}: ${fault}`),
      ),
    ),
  ].join("\n");
}

function sum(rounds: readonly Round[], figure: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + figure(round), 0);
}

function medianAndWorst(values: readonly number[]): string {
  return values.length === 0 ? "–" : `${Math.round(median(values))}, ${Math.round(Math.max(...values))}`;
}
