/** The entity class of a column, with probabilities over all classes. */
import { entityById } from "@limpid/entities";
import type { Column, EntityGuess, Table } from "@limpid/table";
import { type ColumnSample, sampleColumn } from "./column-sample.ts";
import { type ColumnFeatures, extractFeatures } from "./features.ts";
import { weighedClasses } from "./weighed-classes.ts";
import { DEFAULT_WEIGHTS, HEADER_TRUST, TEMPERATURE, WEIGHTS } from "./weights.ts";

/** Cumulative probability of the classes listed as likely. */
const LIKELY = 0.95;

export function inferTable(table: Table): readonly EntityGuess[] {
  return table.columns.map(inferColumn);
}

export function inferColumn(column: Column): EntityGuess {
  const sample = sampleColumn(column);
  const scores = scoreClasses(extractFeatures(sample));
  return guessFrom(rank(scores, sample));
}

function scoreClasses(features: ColumnFeatures): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const { id } of weighedClasses) {
    const { bias, recognition, header, strays, statistics } = { ...DEFAULT_WEIGHTS, ...WEIGHTS[id] };
    const recognised = features.recognition.get(id) ?? 0;
    const headerTrust = features.headerHits.has(id) ? Math.min(1, recognised * HEADER_TRUST) : 0;
    let score = bias + recognition * recognised + header * headerTrust + strays * (features.strays.get(id) ?? 0);
    for (const [name, value] of Object.entries(features.statistics)) {
      score += value * (statistics[name as keyof typeof statistics] ?? 0);
    }
    scores.set(id, score);
  }
  return scores;
}

type Ranked = readonly (readonly [id: string, probability: number])[];

/** A column without any value says nothing: every class stays as likely as the others, and text comes first. */
function rank(scores: ReadonlyMap<string, number>, sample: ColumnSample): Ranked {
  if (sample.rows === 0) return [...scores.keys()].reverse().map((id) => [id, 1 / scores.size]);
  const highest = Math.max(...scores.values());
  const weights = [...scores].map(([id, score]) => [id, Math.exp((score - highest) / TEMPERATURE)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(([id, weight]) => [id, weight / total] as const).sort((a, b) => b[1] - a[1]);
}

function guessFrom(ranked: Ranked): EntityGuess {
  const [predictedClass, classP] = ranked[0] ?? ["free_text", 1];
  const likely: [string, number][] = [];
  let cumulative = 0;
  for (const [id, probability] of ranked) {
    if (cumulative >= LIKELY) break;
    likely.push([id, probability]);
    cumulative += probability;
  }
  return {
    name: entityById(predictedClass)?.title ?? predictedClass,
    predictedClass,
    classP,
    likely: Object.fromEntries(likely),
    allProbs: Object.fromEntries(ranked),
  };
}
