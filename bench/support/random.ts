import { Random } from "../../packages/models/src/learner/random.ts";

/** Numbers from 0 to 1 by a seed, the same in every run. */
export function seededRandom(seed: number): () => number {
  const random = new Random(seed);
  return () => random.next();
}
