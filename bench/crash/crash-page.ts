/** The figures of the crash bench as a page to read. */
import { median } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import type { Cuts } from "./cut-moments.ts";
import { AFTER_THE_END, type Round, type Rounds } from "./run-rounds.ts";
import { VICTIMS } from "./victims.ts";

export function crashPage(scenarios: readonly Rounds[], cuts: readonly Cuts[]): string {
  return [...(cuts.length > 0 ? momentsOf(cuts) : []), ...(scenarios.length > 0 ? killsOf(scenarios) : [])].join("\n");
}

function momentsOf(cuts: readonly Cuts[]): readonly string[] {
  return [
    "## What a power cut would leave\n",
    "While cells of three tables are edited and other tables are cleaned, the disk is copied at random moments as it would be after a power cut: what was not synced survives by chance, page by page. Each copy is examined (`limpid doctor`), opened as a start does, and searched for every edit that had been acknowledged. A disk that only says that it syncs must show faults.\n",
    markdownTable(
      ["disk", "moments", "edits acknowledged", "tables cleaned meanwhile", "faults"],
      cuts.map(({ disk, moments, edits, tables, faults }) => [disk, moments, edits, tables, faults.length]),
    ),
    "",
    ...cuts.flatMap(({ disk, faults }) => faults.slice(0, 3).map((fault) => `- Fault, ${disk} disk, ${fault}`)),
    "",
  ];
}

function killsOf(scenarios: readonly Rounds[]): readonly string[] {
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
  ];
}

function sum(rounds: readonly Round[], figure: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + figure(round), 0);
}

function medianAndWorst(values: readonly number[]): string {
  return values.length === 0 ? "–" : `${Math.round(median(values))}, ${Math.round(Math.max(...values))}`;
}
