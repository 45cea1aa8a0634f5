/** Collects dense features. Each is named once, and values are set in the order of the names. */
export class FeatureList {
  readonly names: string[] = [];
  readonly values: number[] = [];

  add(name: string, value: number): void {
    this.names.push(name);
    this.values.push(Number.isFinite(value) ? value : 0);
  }
}

/** A logarithm that keeps the sign and is 0 at 0, so that sizes of all magnitudes are comparable. */
export function signedLog(value: number): number {
  return Math.sign(value) * Math.log2(1 + Math.abs(value));
}
