/** What can be wrong with a store that is not a folder of this machine: out of reach for now, or not fit to be opened. */
import { CannotOpenDatabase } from "../database/database-errors.ts";

/** It cannot be reached, or does not do what it is asked: whoever asks may try again later. Nothing is known of the file. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** It cannot be opened; the message is for the person who starts the service, and says what to do. */
export class CannotOpenStore extends CannotOpenDatabase {
  override readonly name = "CannotOpenStore";
}
