/** Ignores failures that users need not see; the reason is for readers of the code. */
export function ignore(_error: unknown, _why: string): void {
  // Nothing is done, and that is the point.
}
