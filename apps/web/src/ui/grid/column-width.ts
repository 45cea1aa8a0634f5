/** Limits for the widths of columns, and a first guess from their content. */

export const COLUMN_WIDTH = { minPx: 64, maxPx: 640, stepPx: 16 } as const;

const FIRST_GUESS_MAX_PX = 320;
const CHARACTER_PX = 7.6;
/** Padding, the mark's sign and the details button. */
const CELL_EXTRA_PX = 40;

export function limitWidth(widthPx: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.maxPx, Math.max(COLUMN_WIDTH.minPx, widthPx)));
}

export function stepWidth(widthPx: number, direction: 1 | -1): number {
  return limitWidth(widthPx + direction * COLUMN_WIDTH.stepPx);
}

/** Wide enough for nine in ten of the texts, so that one long remark does not push the rest away. */
export function guessWidth(texts: readonly string[], leastPx: number): number {
  const lengths = texts.map((text) => text.length).sort((one, other) => one - other);
  const typical = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return limitWidth(Math.max(leastPx, Math.min(FIRST_GUESS_MAX_PX, typical * CHARACTER_PX + CELL_EXTRA_PX)));
}

/** Wide enough for all of them. */
export function fitWidth(texts: readonly string[], leastPx: number): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  return limitWidth(Math.max(leastPx, longest * CHARACTER_PX + CELL_EXTRA_PX));
}

/** Wider screens than this have room to spare, but no column gets so wide that a row is hard to follow. */
const SPREAD = { screenPx: 1920, share: 0.9, most: 1.5 } as const;

/** How much wider columns are than they need on a screen that is wider than all of them. */
export function spreadFactor(columnsPx: number, screenPx: number): number {
  if (screenPx < SPREAD.screenPx || columnsPx === 0) return 1;
  return Math.min(SPREAD.most, Math.max(1, (screenPx * SPREAD.share) / columnsPx));
}
