/**
 * `npm run model:prob -- --real FILE` fits the `prob` of a cell. FILE holds real columns, a line of JSON each; errors
 * are put into the tables they come from, the engine cleans them, and its outputs are held against what was there. One
 * table in five is kept out, for the figures of the card.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { writeCurves } from "../../../packages/models/src/probability-curves/curves.ts";
import { fitCurves } from "../../../packages/models/src/probability-curves/train.ts";
import { observeTables } from "./observe-tables.ts";
import { probCard } from "./prob-card.ts";
import { readRealTables } from "./real-tables.ts";

const CURVES = new URL("../../../packages/models/src/probability-curves/model.bin", import.meta.url);
const CARD = new URL("../../../packages/models/src/probability-curves/card.md", import.meta.url);
const HELD = 5;

const { values: options } = parseArgs({ options: { real: { type: "string" } } });
if (options.real === undefined) throw new Error("Name the file of real columns: --real FILE");
const tables = readRealTables(options.real);
const train = tables.filter((_, index) => index % HELD !== 0);
const held = tables.filter((_, index) => index % HELD === 0);
const observations = observeTables(train);
const curves = fitCurves(observations);
writeFileSync(CURVES, writeCurves(curves));
const card = probCard({
  curves,
  trained: { tables: train.length, observations },
  held: { tables: held.length, observations: observeTables(held) },
});
writeFileSync(CARD, card);
console.log(card);
