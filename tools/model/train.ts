/**
 * `npm run model:train -- [--real FILE]` writes the column model. FILE holds real columns, a line of JSON each, whose
 * labels lie in labels/; without it the model learns from made columns alone, and knows real ones worse.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readRealColumns } from "./real-columns.ts";
import { DEFAULT_OPTIONS, trainModel } from "./train-model.ts";
import { modelModule } from "./write-model.ts";

const ARTEFACT = new URL("../../packages/infer/src/generated/column-model.ts", import.meta.url);

const { values: options } = parseArgs({ options: { real: { type: "string" } } });
if (options.real === undefined) console.log("No --real FILE: trained on made columns and packages' words alone");
const real = options.real === undefined ? [] : readRealColumns(options.real);
const bytes = trainModel(real, DEFAULT_OPTIONS, console.log);
writeFileSync(ARTEFACT, modelModule(bytes));
console.log(`${bytes.length} bytes`);
