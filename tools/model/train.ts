/**
 * `npm run model:train -- [--real FILE]` writes the column model. FILE holds real columns, a line of JSON each, whose
 * labels lie in labels/; without it the model learns from made columns alone, and knows real ones worse.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ColumnClassifier } from "../../packages/infer/src/model/column-classifier.ts";
import { readModel } from "../../packages/infer/src/model/read-model.ts";
import { writeCard } from "./model-card.ts";
import { readRealColumns } from "./real-columns.ts";
import { scoreHeldOut } from "./score-held-out.ts";
import { DEFAULT_OPTIONS, trainModel } from "./train-model.ts";
import { modelModule } from "./write-model.ts";

const ARTEFACT = new URL("../../packages/infer/src/generated/column-model.ts", import.meta.url);

const { values: options } = parseArgs({ options: { real: { type: "string" } } });
if (options.real === undefined) console.log("No --real FILE: trained on made columns and packages' words alone");
const real = options.real === undefined ? [] : readRealColumns(options.real);
const { bytes, header, madeColumns, realViews } = trainModel(real, DEFAULT_OPTIONS, console.log);
writeFileSync(ARTEFACT, modelModule(bytes));
const heldOut = real.length === 0 ? undefined : scoreHeldOut(new ColumnClassifier(readModel(bytes)), real);
writeCard(header, { bytes: bytes.length, madeColumns, realViews, heldOut });
console.log(`${bytes.length} bytes`, heldOut);
