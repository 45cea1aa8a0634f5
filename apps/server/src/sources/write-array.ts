/** A JSON array that is long, written in pieces: in one go it would hold up everybody else. */
import { Readable } from "node:stream";
import { nextTurn } from "./large-page.ts";

interface Items {
  readonly count: number;
  /** Written without a break. */
  readonly atOnce: number;
  readonly write: (index: number) => string;
}

export function writeArray(items: Items): Readable {
  return Readable.from(pieces(items));
}

async function* pieces({ count, atOnce, write }: Items): AsyncGenerator<string> {
  yield "[";
  for (let first = 0; first < count; first += atOnce) {
    await nextTurn();
    const texts = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => write(first + index));
    yield (first === 0 ? "" : ",") + texts.join(",");
  }
  yield "]";
}
