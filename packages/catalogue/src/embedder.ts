/** Tells what texts mean: vectors of `VECTOR_SIZE` bytes, which point the same way where the texts mean the same. */
export interface Embedder {
  readonly embed: (texts: readonly string[]) => Promise<readonly Int8Array[]>;
}
