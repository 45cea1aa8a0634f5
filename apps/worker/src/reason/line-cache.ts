/** Keeps what was found out about the last columns and lines, whatever format it is asked for in. */
import { createHash } from "node:crypto";
import type { LineReasoning } from "@limpid/dates";

export interface ReasoningOptions {
  readonly locale: string;
  readonly fast: boolean;
  readonly inferDatetime: boolean;
  readonly maxTimeMs: number;
}

export interface LineCache {
  readonly recall: (lines: readonly string[], options: ReasoningOptions) => readonly LineReasoning[] | undefined;
  readonly keep: (lines: readonly string[], options: ReasoningOptions, reasonings: readonly LineReasoning[]) => void;
}

/** The oldest go first when more than `mostLines` lines are kept. */
export function createLineCache(mostLines: number): LineCache {
  const kept = new Map<string, readonly LineReasoning[]>();
  let lineCount = 0;
  const forget = (key: string): void => {
    lineCount -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    recall: (lines, options) => {
      const key = keyOf(lines, options);
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep: (lines, options, reasonings) => {
      if (lines.length > mostLines) return;
      const key = keyOf(lines, options);
      forget(key);
      kept.set(key, reasonings);
      lineCount += reasonings.length;
      for (const oldest of kept.keys()) {
        if (lineCount <= mostLines) return;
        forget(oldest);
      }
    },
  };
}

function keyOf(lines: readonly string[], { locale, fast, inferDatetime, maxTimeMs }: ReasoningOptions): string {
  const hash = createHash("sha256").update(JSON.stringify([locale, fast, inferDatetime, maxTimeMs]));
  for (const line of lines) hash.update(`\n${line.length}:`).update(line);
  return hash.digest("base64");
}
