/** What the host asks of a worker about the meaning of texts. */
import type { Method } from "./protocol.ts";

export interface EmbedMethods {
  /** The texts' vectors, as bytes in base64. */
  readonly embedTexts: Method<readonly string[], never, readonly string[]>;
}
