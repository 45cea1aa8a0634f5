/**
 * Work on a table goes on when its worker dies: it is tried again with a record of the value it is at, and a value at
 * which the next worker died too is left alone from then on.
 */
import { CallFailed, WorkerDied } from "../children/call-errors.ts";
import { type Care, readRecord, type ValuePlace } from "../children/value-record.ts";

/** A file that ends so many workers is given up. */
const MAX_QUARANTINED = 8;

/** Of the program itself: what the system or a file is to blame for has a code. */
function isFailure(error: unknown): boolean {
  return error instanceof CallFailed && error.code === undefined;
}

/** The values of one table that ended workers, as far as is known. */
export class CrashQuarantine {
  private places: readonly ValuePlace[] = [];

  /** `recordPath` is where the worker notes the value it is at; no other work of the time may use it. */
  async retryAfterCrash<T>(
    recordPath: string,
    attempt: (care: Care) => Promise<T>,
    isHopeless: (death: WorkerDied) => boolean = () => false,
  ): Promise<T> {
    for (let deaths = 0; ; deaths++) {
      try {
        return await attempt({ recordPath: deaths === 0 ? null : recordPath, deadly: this.places });
      } catch (error) {
        // A failure says nothing of the value either; where it comes again, none was to blame.
        if (isFailure(error) && deaths === 0) continue;
        if (!(error instanceof WorkerDied) || isHopeless(error)) throw error;
        if (deaths > 0) await this.add(await readRecord(recordPath), error);
      }
    }
  }

  private async add(place: ValuePlace | undefined, death: WorkerDied): Promise<void> {
    if (place === undefined || this.places.length >= MAX_QUARANTINED) throw death;
    this.places = [...this.places, place];
  }
}
