/** What the curves are, what they were fitted on, and how well they fit where they were not. */

import { applyCurves, type Curves } from "../../../packages/models/src/probability-curves/curves.ts";
import type { Observation } from "../../../packages/models/src/probability-curves/train.ts";

interface Part {
  readonly tables: number;
  readonly observations: readonly Observation[];
}

interface Fit {
  readonly curves: Curves;
  readonly trained: Part;
  readonly held: Part;
}

interface Said {
  readonly kind: Observation["kind"];
  readonly prob: number;
  readonly isRight: boolean;
}

const BINS = 10;
const KINDS = ["kept", "changed", "flagged", "missing"] as const;

export function probCard({ curves, trained, held }: Fit): string {
  const before = held.observations.map(({ kind, score, isRight }): Said => ({ kind, prob: score, isRight }));
  const after = held.observations.map(({ kind, names, score, isRight }): Said => {
    return { kind, prob: applyCurves({ kind, names }, score, curves), isRight };
  });
  const rows = KINDS.map((kind) => {
    const [own, raw] = [after, before].map((said) => said.filter((cell) => cell.kind === kind));
    return `| ${kind} | ${own?.length ?? 0} | ${percent(shareRight(own ?? []))} | ${calibrationError(raw ?? []).toFixed(3)} | ${calibrationError(own ?? []).toFixed(3)} |`;
  });
  return `# How sure a cell is

Made by \`npm run model:prob\`; do not edit.

\`prob\` of a cell is the probability that its output is what was meant. A rule's own score decides whether a cell is
changed (from 0.9 on) or only flagged; \`prob\` is then read from a curve of what was done by which rule. A value that was
kept, that its class writes in another way or that it refuses, is told by how it stands in its column: a value that stands once where all others come
often is wrong more often than one among many different ones. The curves never fall with the score; of few cells they lean
towards those of the family of the rule, and these towards all cells of which the same was done. A flagged cell never gets more than 0.5.

## Fitted on

${trained.tables} tables of real columns (sources and licences: card of the column model), each spoilt with errors of up to four kinds
in 0 to 20 % of the cells: slips of the keyboard, values of other rows, tokens and sentinels for no data, capitals, spaces,
numbers ten or a thousand times too large, units, decimal signs and other forms of dates, stray signs, letters decoded
wrongly, a value of another row run into the cell. Small tables also with their rows repeated, and as told by 5 to 16 sources
of which some are often wrong. ${trained.observations.length} cells; one table counts at most 15 cells for a kind of statement. Evaluation tables had no part in it.

## On ${held.tables} tables kept out

${held.observations.length} cells. Expected calibration error ${calibrationError(before).toFixed(3)} with the rules' own scores, ${calibrationError(after).toFixed(3)} with the curves.

| what was done | cells | right | error before | error with the curves |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

| prob | cells | mean | right |
| --- | --- | --- | --- |
${binRows(after).join("\n")}

## Limits

- The share of errors in a table is not known beforehand; a kept cell of a table that is wrong throughout is less sure than it says.
- Errors are put in at random, while people repeat theirs.
- Real tables have errors of their own, which count as right here.
- That no data is meant counts as right where the value was taken away, though somebody may know the value.
`;
}

function binRows(said: readonly Said[]): readonly string[] {
  return inBins(said).flatMap((cells, bin) => {
    if (cells.length === 0) return [];
    return [
      `| ${bin / BINS}–${(bin + 1) / BINS} | ${cells.length} | ${percent(meanProb(cells))} | ${percent(shareRight(cells))} |`,
    ];
  });
}

function calibrationError(said: readonly Said[]): number {
  const gaps = inBins(said).map((cells) => cells.length * Math.abs(meanProb(cells) - shareRight(cells)));
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, said.length);
}

function inBins(said: readonly Said[]): readonly (readonly Said[])[] {
  const bins: Said[][] = Array.from({ length: BINS }, () => []);
  for (const cell of said) bins[Math.min(BINS - 1, Math.floor(cell.prob * BINS))]?.push(cell);
  return bins;
}

function meanProb(said: readonly Said[]): number {
  return said.reduce((sum, { prob }) => sum + prob, 0) / Math.max(1, said.length);
}

function shareRight(said: readonly Said[]): number {
  return said.filter(({ isRight }) => isRight).length / Math.max(1, said.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
