/**
 * `npm run model:train -- [--real FILE]` writes the column model. FILE holds real columns, a line of JSON each, whose
 * labels lie in labels/; without it the model learns from made columns alone, knows real ones worse, and is not to be committed.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeRecogniser } from "../../packages/infer/src/recognise-values.ts";
import { ColumnClassifier } from "../../packages/models/src/column-classes/column-classifier.ts";
import { readColumnModel } from "../../packages/models/src/column-classes/column-model.ts";
import { writeCard } from "./model-card.ts";
import { readRealColumns } from "./real-columns.ts";
import { scoreHeldOut } from "./score-held-out.ts";
import { DEFAULT_OPTIONS, trainModel } from "./train-model.ts";

const ARTEFACT = new URL("../../packages/models/src/column-classes/model.bin", import.meta.url);

const { values: options } = parseArgs({ options: { real: { type: "string" } } });
if (options.real === undefined) {
  console.log(
    "No --real FILE: trained on made columns and packages' words alone. These weights are to try, not to commit.",
  );
  console.log("The former ones come back by: git checkout packages/models/src/column-classes");
}
const real = options.real === undefined ? [] : readRealColumns(options.real);
const { bytes, header, madeColumns, realViews } = trainModel(real, DEFAULT_OPTIONS, console.log);
writeFileSync(ARTEFACT, bytes);
const heldOut =
  real.length === 0 ? undefined : scoreHeldOut(new ColumnClassifier(readColumnModel(bytes), makeRecogniser), real);
writeCard(header, { bytes: bytes.length, madeColumns, realViews, heldOut });
console.log(`${bytes.length} bytes`, heldOut);
