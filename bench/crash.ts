/** Power cuts and kill -9 of every kind of process, in the middle of cleaning and editing; nothing that was acknowledged may be lost. */
import { type Cuts, cutAtMoments } from "./crash/cut-moments.ts";
import { AFTER_THE_END, type Rounds, runRounds } from "./crash/run-rounds.ts";
import { VICTIMS } from "./crash/victims.ts";
import { scenario } from "./support/scenario.ts";
import { median, sum } from "./support/statistics.ts";
import type { Section } from "./support/write-results.ts";

const ABOUT_CUTS = `## What a power cut would leave

While cells of three tables are edited and other tables are cleaned, the disk is copied at random moments as it would be after a power cut:
what was not synced survives by chance, page by page. Each copy is examined (\`limpid doctor\`), opened as a start does, and searched for
every edit that had been acknowledged. A disk that only says that it syncs must show faults.`;
const ABOUT_KILLS = `## Killed in the middle of cleaning and editing

Times are from the kill. A fault is a lost edit, a wrong, half or missing page, a message that comes twice, or a job that did not end.`;
const MAX_SHOWN = 3;

export default scenario({
  title: "Crashes",
  options: { rounds: 10, rows: 50_000, moments: 100, "lying-moments": 5, victims: ["server", "worker", "machine"] },
  measure: async (options, { write }) => {
    const cuts: Cuts[] = [];
    const kills: Rounds[] = [];
    for (const disk of ["lying", "honest"] as const) {
      const count = disk === "lying" ? options["lying-moments"] : options.moments;
      if (count === 0) continue;
      console.log(`${count} moments of a power cut, on a disk that is ${disk} …`);
      cuts.push(await cutAtMoments(count, disk));
      write({ page: pageOf(cuts, kills), figures: { cuts, kills } });
    }
    for (const name of options.victims) {
      const victim = VICTIMS.find((each) => each.name === name);
      if (victim === undefined) throw new Error(`There is no victim "${name}"`);
      console.log(`${victim.name}: ${victim.about} …`);
      kills.push(await runRounds(victim, { count: options.rounds, rows: options.rows }));
      write({ page: pageOf(cuts, kills), figures: { cuts, kills } });
    }
    const sawLoss = cuts.every(({ disk, faults }) => (disk === "lying") === faults.length > 0);
    const hasFault = kills.some(({ rounds }) => rounds.some(({ faults }) => faults.length > 0));
    return { page: pageOf(cuts, kills), figures: { cuts, kills }, hasFailed: !sawLoss || hasFault };
  },
});

function pageOf(cuts: readonly Cuts[], kills: readonly Rounds[]): Section[] {
  const faults = [
    ...cuts.flatMap((cut) => cut.faults.slice(0, MAX_SHOWN).map((fault) => ({ where: `${cut.disk} disk`, fault }))),
    ...kills.flatMap(({ victim, rounds }) =>
      rounds.flatMap((round, index) =>
        round.faults.slice(0, MAX_SHOWN).map((fault) => ({ where: `${victim} ${index + 1}`, fault })),
      ),
    ),
  ];
  return [ABOUT_CUTS, cuts, ABOUT_KILLS, kills.map(describeKills), "## Faults", faults];
}

function describeKills({ victim, rounds, undisturbedMs, startMs, leftoversAtTheEnd }: Rounds): object {
  const met = rounds.filter(({ stage }) => stage !== AFTER_THE_END);
  return {
    killed: `${victim}, ${VICTIMS.find(({ name }) => name === victim)?.about}`,
    after: rounds.map(({ stage }) => stage).join(", "),
    editsAcknowledged: sum(rounds, ({ edits }) => edits),
    pagesSeenMeanwhile: sum(rounds, ({ pagesSeen }) => pagesSeen),
    faults: sum(rounds, ({ faults }) => faults.length),
    editingAgain: medianAndWorst(rounds.map(({ editingAgainMs }) => editingAgainMs)),
    tableDone: medianAndWorst(met.map(({ doneMs }) => doneMs)),
    undisturbedMs,
    plainStartMs: startMs,
    temporaryFilesLeft: rounds.at(-1)?.leftovers,
    afterOneMoreStart: leftoversAtTheEnd,
  };
}

function medianAndWorst(ms: readonly number[]): object {
  return ms.length === 0 ? {} : { medianMs: median(ms), worstMs: Math.max(...ms) };
}
