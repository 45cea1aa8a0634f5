/** For failures the product is silent about on purpose; the reason is for the reader. */
export function ignore(_error: unknown, _why: string): void {
  // Nothing is done, and that is the point.
}
