/**
 * `npm run model:words -- --real FILE --texts FILE` trains the model of misspelt words and writes it and its card. The first
 * file holds real columns, the second one those that collect-texts.ts collects, a line of JSON each. Without them it learns
 * from names of towns and species alone.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { WORD_INPUTS } from "../../../packages/models/src/misspelt-words/features.ts";
import { writeWordModel } from "../../../packages/models/src/misspelt-words/word-model.ts";
import { parseRealColumns } from "../real-columns.ts";
import { joinAlike, nameSources, wordSources } from "./source-columns.ts";
import { DEFAULT_WORDS, trainWords } from "./train-words.ts";
import { writeWordsCard } from "./words-card.ts";

const MODEL = new URL("../../../packages/models/src/misspelt-words/model.bin", import.meta.url);
const SEED_OF_NAMES = 7;

const { values: options } = parseArgs({ options: { real: { type: "string" }, texts: { type: "string" } } });
const files = [options.real, options.texts].filter((file) => file !== undefined);
if (files.length < 2) console.log("No --real FILE and --texts FILE: trained on fewer columns");
const columns = [...files.flatMap((file) => wordSources(parseRealColumns(file))), ...nameSources(SEED_OF_NAMES)];
const sources = [...columns, ...joinAlike(columns)];
const { model, figures } = trainWords(sources, DEFAULT_WORDS, console.log);
writeFileSync(MODEL, writeWordModel(model));
const { temperature, shifts } = model;
writeWordsCard({
  ...{ columns: sources.length, inputs: WORD_INPUTS.length, hiddenUnits: model.output.length },
  ...{ temperature, shifts, figures },
});
console.log(figures);
