/**
 * `npm run model:missing -- [--real FILE]` trains the missing-data model and writes it and its card. FILE holds
 * real columns, a line of JSON each; without it the model learns from made columns alone, and its figures are of those.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { MISSING_INPUTS } from "../../../packages/models/src/missing-data/features.ts";
import { writeMissingModel } from "../../../packages/models/src/missing-data/missing-model.ts";
import { parseRealColumns } from "../real-columns.ts";
import { measureMissing } from "./measure-missing.ts";
import { writeMissingCard } from "./missing-card.ts";
import { madeSources, realSources } from "./source-columns.ts";
import { DEFAULT_MISSING, trainMissing } from "./train-missing.ts";

const MODEL = new URL("../../../packages/models/src/missing-data/model.bin", import.meta.url);
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

const model = trainMissing([...train, ...made], calibrate, DEFAULT_MISSING, console.log);
writeFileSync(MODEL, writeMissingModel(model));
const hiddenUnits = model.output.length;
const figures = measureMissing(model, held);
writeMissingCard({
  realColumns: train.length,
  madeColumns: made.length,
  heldColumns: held.length,
  heldAreReal: real.length > 0,
  inputs: MISSING_INPUTS.length,
  hiddenUnits,
  weights: hiddenUnits * (MISSING_INPUTS.length + 2) + 1,
  temperature: model.temperature,
  figures,
});
console.log(figures);
