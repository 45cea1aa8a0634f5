import { entities } from "@limpid/entities";
import { describe, expect, it } from "vitest";
import { defaultClassifier } from "../../packages/infer/src/default-classifier.ts";
import { toSample } from "./build-examples.ts";
import { makeColumns } from "./made/make-columns.ts";
import { vegaRows } from "./made/package-words.ts";
import { scorePredictions } from "./score-predictions.ts";

const SEED = 4242;

function predict(labels: readonly string[], header: string, values: readonly string[]) {
  return { labels, header, values, ranked: defaultClassifier().classify(toSample(header, values)) };
}

describe("the committed model", () => {
  it("tells newly made columns apart", () => {
    const predictions = [...makeColumns(2, SEED)].map(({ labels, header, values }) => predict(labels, header, values));
    const { top1, top3 } = scorePredictions(predictions);
    expect(top1).toBeGreaterThan(0.75);
    expect(top3).toBeGreaterThan(0.88);
  });

  it("knows most classes by their own examples under their own title", () => {
    const asked = entities.filter(({ examples }) => examples.clean.length > 2);
    const predictions = asked.map(({ id, title, examples }) =>
      predict(
        [id],
        title,
        examples.clean.map(([text]) => text),
      ),
    );
    expect(scorePredictions(predictions).top3).toBeGreaterThan(0.85);
  });

  it.each([
    ["airports.csv", 0, "iata", "airport_iata"],
    ["airports.csv", 2, "city", "city"],
    ["airports.csv", 3, "state", "region_code"],
    ["airports.csv", 4, "country", "country"],
    ["airports.csv", 5, "latitude", "latitude"],
    ["airports.csv", 6, "longitude", "longitude"],
    ["seattle-weather.csv", 0, "date", "date"],
    ["seattle-weather.csv", 2, "temp_max", "temperature"],
    ["seattle-weather.csv", 5, "weather", "category"],
    ["stocks.csv", 0, "symbol", "stock_ticker"],
    ["species.csv", 2, "common_name", "species"],
  ])("reads column %#: %s, %i, %s", (file, index, header, label) => {
    const values = vegaRows(file).map((row) => row[index] ?? "");
    const likely = predict([label], header, values).ranked.slice(0, 3);
    expect(likely.map(([id]) => id)).toContain(label);
  });
});
