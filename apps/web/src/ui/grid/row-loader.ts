/** Fetches the rows that are looked at, also while they go by, and forgets what was scrolled away before it came. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { postMessage } from "../../lib/messages.ts";

/** A wheel turns faster than pages are worth fetching. */
const PAUSE_MS = 60;

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
  let wanted = { first: 0, last: 0 };
  let before = 0;

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
  const fetchWanted = (): void => {
    timer = undefined;
    const { first, last } = withNext(wanted, wanted.first - before);
    before = wanted.first;
    const missing = missingIn(first, last);
    const keys = new Set(missing.map(({ key }) => key));
    for (const [key, stop] of running) if (!keys.has(key)) stop.abort();
    for (const rows of missing) if (!running.has(rows.key)) void load(rows);
  };
  return {
    want: (first, last) => {
      wanted = { first, last };
      timer ??= setTimeout(fetchWanted, PAUSE_MS);
    },
    stop: () => {
      clearTimeout(timer);
      for (const stop of running.values()) stop.abort();
    },
  };
}

/** What goes by is followed by as much again, unless it was a jump. */
function withNext({ first, last }: RowSpan, moved: number): RowSpan {
  if (Math.abs(moved) > last - first) return { first, last };
  return { first: Math.max(0, first + Math.min(0, moved)), last: last + Math.max(0, moved) };
}

interface RowSpan {
  readonly first: number;
  readonly last: number;
}
