/**
 * `npm run model:eval -- --real FILE` scores the committed model on the real columns that were kept out of training
 * (those its temperatures were fitted on) and on newly made ones. With --confusions, the mistakes too.
 */
import { parseArgs } from "node:util";
import { defaultClassifier } from "../../packages/infer/src/default-classifier.ts";
import { toSample } from "./build-examples.ts";
import { makeColumns } from "./made/make-columns.ts";
import { readRealColumns } from "./real-columns.ts";
import { predictHeldOut } from "./score-held-out.ts";
import { type Prediction, scorePredictions } from "./score-predictions.ts";

const MADE_SEED = 99;
const MADE_COLUMNS = 6;

const { values: options } = parseArgs({ options: { real: { type: "string" }, confusions: { type: "boolean" } } });

report(
  "made",
  [...makeColumns(MADE_COLUMNS, MADE_SEED)].map(({ labels, header, values }) => predict(labels, header, values)),
);
if (options.real !== undefined) report("real", predictHeldOut(defaultClassifier(), readRealColumns(options.real)));

function predict(labels: readonly string[], header: string, values: readonly string[]): Prediction {
  return { labels, header, values, ranked: defaultClassifier().classify(toSample(header, values)) };
}

function report(name: string, predictions: readonly Prediction[]): void {
  console.log(name, scorePredictions(predictions));
  if (options.confusions !== true) return;
  for (const { labels, ranked, header, values } of predictions) {
    const [best = "", probability = 0] = ranked[0] ?? [];
    if (labels.includes(best)) continue;
    const some = [...new Set(values)].slice(0, 4).join(" ¦ ").slice(0, 80);
    console.log(`  ${labels[0]} → ${best} ${probability.toFixed(2)} [${header}] ${some}`);
  }
}
