/**
 * Computes the meaning of texts: vectors of `VECTOR_SIZE` bytes that point the same way for texts of the same meaning.
 */
export interface Embedder {
  readonly embed: (texts: readonly string[]) => Promise<readonly Int8Array[]>;
}
