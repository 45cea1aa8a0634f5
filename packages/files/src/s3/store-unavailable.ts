/** Defines the errors of a remote store: temporarily unreachable, or unusable. */
import { CannotOpen } from "../disk/cannot-open.ts";

/** The store is unreachable or fails; the caller may retry later. The state of the file is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** The store cannot be opened. The message tells the person who starts the service what to do. */
export class CannotOpenStore extends CannotOpen {
  override readonly name = "CannotOpenStore";
}
