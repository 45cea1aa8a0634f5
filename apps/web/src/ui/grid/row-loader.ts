/** Fetches the rows that are looked at, also while they go by, and forgets what was scrolled away before it came. */
import { CLIENT_ERRORS, MessageLevel } from "@limpid/contract";
import { delay } from "../../lib/delay.ts";
import { postMessage } from "../../lib/messages.ts";

/** A wheel turns faster than pages are worth fetching. */
const PAUSE_MS = 60;
/** What goes by is fetched so long before it comes into sight, as far as so many rows. */
const AHEAD_MS = 1000;
const MOST_ROWS_AHEAD = 300;
/** A user who jumps over more screens than this does not look at the rows between. */
const SCREENS_OF_A_JUMP = 4;

/** Nobody scrolls any more who has not for so long. */
const REST_MS = 400;
let lastWanted = Number.NEGATIVE_INFINITY;

/** Resolves while no rows go by in any grid. What takes the server long waits for that. */
export async function rowsAtRest(signal: AbortSignal): Promise<void> {
  for (;;) {
    const restMs = lastWanted + REST_MS - performance.now();
    if (restMs <= 0) return;
    await delay(restMs, signal);
  }
}

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
  let wanted: RowSpan = { first: 0, last: 0 };
  let before = { row: 0, at: Number.NEGATIVE_INFINITY };

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
    const at = performance.now();
    const ahead = rowsAhead(wanted, wanted.first - before.row, at - before.at);
    before = { row: wanted.first, at };
    // What is in sight comes first.
    const missing = [...missingWithin(wanted, 0, 0), ...missingWithin(wanted, Math.min(0, ahead), Math.max(0, ahead))];
    const near = keysOf(missingWithin(wanted, -MOST_ROWS_AHEAD, MOST_ROWS_AHEAD));
    for (const [key, stop] of running) if (!near.has(key)) stop.abort();
    for (const rows of missing) if (!running.has(rows.key)) void load(rows);
  };
  const missingWithin = ({ first, last }: RowSpan, above: number, below: number): readonly MissingRows[] =>
    missingIn(Math.max(0, first + above), last + below);
  return {
    want: (first, last) => {
      lastWanted = performance.now();
      wanted = { first, last };
      if (timer !== undefined) return;
      const restMs = PAUSE_MS - (performance.now() - before.at);
      if (restMs <= 0) fetchWanted();
      else timer = setTimeout(fetchWanted, restMs);
    },
    stop: () => {
      clearTimeout(timer);
      for (const stop of running.values()) stop.abort();
    },
  };
}

/** Returns how many rows below the visible ones to load, or above them if negative. */
function rowsAhead({ first, last }: RowSpan, moved: number, ms: number): number {
  if (Math.abs(moved) > SCREENS_OF_A_JUMP * (last - first + 1)) return 0;
  const rows = Math.round((moved / Math.max(ms, PAUSE_MS)) * AHEAD_MS);
  return Math.max(-MOST_ROWS_AHEAD, Math.min(MOST_ROWS_AHEAD, rows));
}

function keysOf(missing: readonly MissingRows[]): ReadonlySet<string> {
  return new Set(missing.map(({ key }) => key));
}

interface RowSpan {
  readonly first: number;
  readonly last: number;
}
