/** Serialises writers in the order they came. */
export class WriteLock {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with a function that ends the turn. */
  async take(): Promise<() => void> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}
