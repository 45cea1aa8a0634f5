/**
 * A place of the installation (folder, bucket or database) cannot be opened. The message tells the person who starts the
 * service what to do.
 */
export class CannotOpen extends Error {
  override readonly name: string = "CannotOpen";
}
