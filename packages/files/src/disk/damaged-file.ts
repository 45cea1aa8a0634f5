/** Defines the failure of a reader whose file is damaged. */

/** Name of the failure in messages between processes. */
export const DAMAGED_FILE = "DAMAGED_FILE";

/** The file was truncated, emptied, overwritten or removed, or the disk is faulty. */
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
  readonly code = DAMAGED_FILE;

  constructor(
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(`The table file "${path}" is damaged or missing`, options);
  }
}
