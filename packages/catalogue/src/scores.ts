/** Accumulates how well documents match a search; 0 for those that do not. */
export class Scores {
  readonly values: Float32Array;
  private readonly seen: Uint32Array;
  private turn = 0;

  constructor(readonly size: number) {
    this.values = new Float32Array(size);
    this.seen = new Uint32Array(size);
  }

  /** Starts a turn. Within it only the first score added to a document counts, so the highest must come first. */
  nextTurn(): void {
    this.turn++;
  }

  addOnce(document: number, score: number): void {
    if (this.seen[document] === this.turn) return;
    this.seen[document] = this.turn;
    this.values[document] = (this.values[document] ?? 0) + score;
  }
}

export interface Hit {
  readonly document: number;
  readonly score: number;
}

export interface Choice {
  readonly limit: number;
  readonly minScore: number;
  /** These documents come first, whatever their score. */
  readonly isFirst: (document: number) => boolean;
}

/** Chooses the best documents; among equals the newer ones win. */
export function chooseBest(scores: Float32Array, { limit, minScore, isFirst }: Choice): Hit[] {
  const best: (Hit & { readonly rank: number })[] = [];
  for (let document = scores.length - 1; document >= 0; document--) {
    const score = scores[document] ?? 0;
    if (score < minScore) continue;
    const rank = isFirst(document) ? score + 2 : score;
    const last = best[best.length - 1];
    if (best.length === limit && last !== undefined && rank <= last.rank) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.rank ?? 0) < rank) place--;
    best.splice(place, 0, { document, score, rank });
    if (best.length > limit) best.pop();
  }
  return best.map(({ document, score }) => ({ document, score }));
}
