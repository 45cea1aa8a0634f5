/**
 * Work on a table goes on when its worker dies: it is tried again with a record of the value it is at, and a value at
 * which the next worker died too is left alone from then on.
 */
import { readFile } from "node:fs/promises";
import { type Care, readValuePlace, type ValuePlace } from "@limpid/worker-protocol";
import { CallFailed, WorkerDied } from "../workers/call-errors.ts";

/** A file that ends so many workers is given up. */
const MAX_QUARANTINED = 8;

interface Attempts {
  readonly isHopeless?: (death: WorkerDied) => boolean;
  /** How far the last attempt came: a number that is the same for all that end at the same value. */
  readonly reached?: () => number;
}

/** The values of one table that ended workers, as far as is known. */
export class CrashQuarantine {
  private places: readonly ValuePlace[] = [];

  /** `recordPath` is where the worker notes the value it is at; no other work of the time may use it. */
  async retryAfterCrash<T>(
    recordPath: string,
    attempt: (care: Care) => Promise<T>,
    { isHopeless = () => false, reached = () => 0 }: Attempts = {},
  ): Promise<T> {
    let triesValues = false;
    let furthest = Number.POSITIVE_INFINITY;
    for (let [ends, isFirst] = [0, true]; ; ends++, isFirst = false) {
      try {
        return await attempt({ recordPath: isFirst ? null : recordPath, deadly: this.places, triesValues });
      } catch (error) {
        const isFailed = isFailure(error);
        if (!isFailed && (!(error instanceof WorkerDied) || isHopeless(error))) throw error;
        const isElsewhere = reached() > furthest;
        furthest = isFirst ? reached() : Math.max(furthest, reached());
        // A value ends all workers at one place; this one came further, and may have died by chance.
        if (isElsewhere && !isFailed) {
          ends = 0;
          continue;
        }
        const place = ends === 0 || isFailed ? undefined : await readRecord(recordPath);
        if (place !== undefined) this.add(place, error);
        else if (triesValues) throw error;
        // The first worker may have died by chance.
        else triesValues = isFailed || ends > 0;
      }
    }
  }

  private add(place: ValuePlace, death: unknown): void {
    if (this.places.length >= MAX_QUARANTINED) throw death;
    this.places = [...this.places, place];
  }
}

async function readRecord(path: string): Promise<ValuePlace | undefined> {
  return readValuePlace(await readFile(path).catch(() => new Uint8Array(0)));
}

/** Recognises failures of the program itself: those that the system or a file caused have a code. */
function isFailure(error: unknown): boolean {
  return error instanceof CallFailed && error.code === undefined;
}
