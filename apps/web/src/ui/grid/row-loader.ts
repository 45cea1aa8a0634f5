/** Fetches the rows that are looked at, and forgets what was scrolled away before it came. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { postMessage } from "../../lib/messages.ts";

/** A wheel turns faster than pages are worth fetching. */
const SETTLE_MS = 60;

export interface RowLoader {
  readonly want: (first: number, last: number) => void;
  readonly stop: () => void;
}

/** Rows that are not here; those of one key are fetched once at a time. */
export interface MissingRows {
  readonly key: string;
  readonly fetch: (signal: AbortSignal) => Promise<void>;
}

export function createRowLoader(missingIn: (first: number, last: number) => readonly MissingRows[]): RowLoader {
  const running = new Map<string, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = async ({ key, fetch }: MissingRows): Promise<void> => {
    const stop = new AbortController();
    running.set(key, stop);
    try {
      await fetch(stop.signal);
    } catch {
      if (!stop.signal.aborted) postMessage(CLIENT_ERRORS.pageFetchFailed, MessageLevel.error);
    } finally {
      if (running.get(key) === stop) running.delete(key);
    }
  };
  const settle = (first: number, last: number): void => {
    const missing = missingIn(first, last);
    const keys = new Set(missing.map(({ key }) => key));
    for (const [key, stop] of running) if (!keys.has(key)) stop.abort();
    for (const rows of missing) if (!running.has(rows.key)) void load(rows);
  };
  return {
    want: (first, last) => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(first, last), SETTLE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      for (const stop of running.values()) stop.abort();
    },
  };
}
