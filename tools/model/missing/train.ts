/**
 * `npm run model:missing -- [--real FILE]` trains the missing-data model and writes its weights and its card. FILE holds
 * real columns, a line of JSON each; without it the model learns from made columns alone, and its figures are of those.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MissingWeights } from "../../../packages/clean/src/missing/missing-network.ts";
import { parseRealColumns } from "../real-columns.ts";
import { measureMissing } from "./measure-missing.ts";
import { writeMissingCard } from "./missing-card.ts";
import { madeSources, realSources } from "./source-columns.ts";
import { DEFAULT_MISSING, trainMissing } from "./train-missing.ts";

const WEIGHTS = new URL("../../../packages/clean/src/generated/missing-weights.ts", import.meta.url);
const PER_CLASS = 20;
const HELD_PER_CLASS = 4;

const { values: options } = parseArgs({ options: { real: { type: "string" } } });
if (options.real === undefined) console.log("No --real FILE: trained and measured on made columns alone");
const real = options.real === undefined ? [] : realSources(parseRealColumns(options.real));
const made = madeSources(PER_CLASS, 3);
const of = (side: "train" | "calibrate" | "evaluate") => real.filter((column) => column.side === side);
const train = of("train");
const held = real.length === 0 ? madeSources(HELD_PER_CLASS, 4) : of("evaluate");
const calibrate = real.length === 0 ? madeSources(HELD_PER_CLASS, 6) : of("calibrate");

const weights = trainMissing([...train, ...made], calibrate, DEFAULT_MISSING, console.log);
writeFileSync(WEIGHTS, weightsModule(weights));
const figures = measureMissing(weights, held);
writeMissingCard({
  realColumns: train.length,
  madeColumns: made.length,
  heldColumns: held.length,
  heldAreReal: real.length > 0,
  inputs: weights.inputs.length,
  hiddenUnits: weights.hidden.length,
  weights: weights.hidden.length * (weights.inputs.length + 2) + 1,
  temperature: weights.temperature,
  figures,
});
console.log(figures);

function weightsModule(trained: MissingWeights): string {
  return [
    "/** Made by `npm run model:missing`; see model/CARD.md. */",
    'import type { MissingWeights } from "../missing/missing-network.ts";',
    "",
    `export const MISSING_WEIGHTS: MissingWeights = ${JSON.stringify(trained)};`,
    "",
  ].join("\n");
}
