/** Real columns for training and columns kept out of it. A family of columns is never on both sides. */
import type { LabelledRealColumn } from "./real-columns.ts";

const HELD = 5;

export function splitFamilies(columns: readonly LabelledRealColumn[]): {
  readonly train: readonly LabelledRealColumn[];
  readonly held: readonly LabelledRealColumn[];
} {
  return {
    train: columns.filter(({ family }) => hash(family) % HELD !== 0),
    held: columns.filter(({ family }) => hash(family) % HELD === 0),
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
