/** The value that a worker is cleaning, as it notes it in a file that outlives it. */

/** A value by its column and its code there, which are the same whenever the file is read. */
export interface ValuePlace {
  readonly column: number;
  readonly code: number;
}

export interface Care {
  /** Null for none: the record costs a tenth of the time. */
  readonly recordPath: string | null;
  readonly deadly: readonly ValuePlace[];
  /** Whether values are tried one by one before a table is studied: no value was to blame while they were cleaned. */
  readonly triesValues: boolean;
}

export const VALUE_RECORD_BYTES = 8;
const NONE = -1;

/** Undefined where the worker is at no value. */
export function writeValuePlace(bytes: DataView, place: ValuePlace | undefined): void {
  bytes.setInt32(0, place?.column ?? NONE, true);
  bytes.setInt32(4, place?.code ?? NONE, true);
}

/** Undefined where the worker was at no value, or died before it wrote one. */
export function readValuePlace(bytes: Uint8Array): ValuePlace | undefined {
  if (bytes.byteLength < VALUE_RECORD_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [column, code] = [view.getInt32(0, true), view.getInt32(4, true)];
  return column === NONE ? undefined : { column, code };
}
