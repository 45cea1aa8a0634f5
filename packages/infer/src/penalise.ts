import type { ClassProbability } from "@limpid/models";

/** What remains of the probability of a class that the column speaks against. */
const REST = 0.02;

/** The ranking with these classes made unlikely. */
export function penalise(
  ranked: readonly ClassProbability[],
  classes: ReadonlySet<string>,
): readonly ClassProbability[] {
  if (!ranked.some(([id]) => classes.has(id))) return ranked;
  const weighed = ranked.map(([id, probability]) => [id, classes.has(id) ? probability * REST : probability] as const);
  const total = weighed.reduce((sum, [, probability]) => sum + probability, 0);
  return weighed.map(([id, probability]) => [id, probability / total] as const).sort((a, b) => b[1] - a[1]);
}
