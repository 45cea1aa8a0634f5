/**
 * Work on a table goes on when the process that does it dies: it is tried again with a record of what it is at, and a
 * value at which the next one died too is left alone from then on.
 */
import { WorkerDied } from "../children/call-errors.ts";
import { type Care, readRecord, type ValuePlace } from "../children/value-record.ts";

/** A file that ends so many processes is given up. */
const MOST_DEADLY = 8;

/** The values of one table that ended processes, as far as is known. */
export class DeadlyValues {
  private places: readonly ValuePlace[] = [];

  /** `recordPath` is where the child notes what it is at; no other work of the time may use it. */
  async outlive<T>(
    recordPath: string,
    attempt: (care: Care) => Promise<T>,
    isHopeless: (death: WorkerDied) => boolean = () => false,
  ): Promise<T> {
    for (let deaths = 0; ; deaths++) {
      try {
        return await attempt({ recordPath: deaths === 0 ? null : recordPath, deadly: this.places });
      } catch (error) {
        if (!(error instanceof WorkerDied) || isHopeless(error)) throw error;
        if (deaths > 0) await this.blame(await readRecord(recordPath), error);
      }
    }
  }

  private async blame(place: ValuePlace | undefined, death: WorkerDied): Promise<void> {
    if (place === undefined || this.places.length >= MOST_DEADLY) throw death;
    this.places = [...this.places, place];
  }
}
