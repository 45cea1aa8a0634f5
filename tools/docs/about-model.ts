/**
 * What the About page tells of the column model, out of its card. What the card does not have is null, so that the page
 * knows what it cannot show.
 */
import type { readCard } from "../model/model-card.ts";

type Card = ReturnType<typeof readCard>;

export function aboutModel(card: Card): string {
  const { method, limits, sources, measuredOn, speed, heldOut, evaluations } = card;
  const facts = {
    measuredOn: measuredOn ?? null,
    size: sizeOf(card),
    speed: speed ?? null,
    training: trainingOf(card),
    keptOut: heldOut === undefined ? null : keptOut(heldOut),
    evaluations: evaluations.map(({ name, isFinal = false, columns, top1, top3, coverage, accuracyWhenSure }) => ({
      name,
      isFinal,
      columns,
      top1,
      top3,
      coverage,
      accuracyWhenSure,
    })),
    method,
    limits,
    sources: sources.map(({ name, licence }) => ({ name, licence })),
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}

function sizeOf({ classes, bytes, weights }: Card) {
  return classes === undefined || bytes === undefined || weights === undefined ? null : { classes, bytes, weights };
}

function trainingOf({ madeColumns, realViews }: Card) {
  return madeColumns === undefined || realViews === undefined ? null : { madeColumns, realViews };
}

/** Bins in which no column fell say nothing. */
function keptOut({ columns, top1, top3, coverage, accuracyWhenSure, reliability }: NonNullable<Card["heldOut"]>) {
  const bins = reliability.map((bin, index) => ({
    from: index / reliability.length,
    to: (index + 1) / reliability.length,
    ...bin,
  }));
  return { columns, top1, top3, coverage, accuracyWhenSure, bins: bins.filter((bin) => bin.columns > 0) };
}
