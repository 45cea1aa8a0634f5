/** A growing list of dense features: each is named once and set in the order of the names. */
export class FeatureList {
  readonly names: string[] = [];
  readonly values: number[] = [];

  add(name: string, value: number): void {
    this.names.push(name);
    this.values.push(Number.isFinite(value) ? value : 0);
  }
}

/** A logarithm that keeps the sign and is 0 at 0: sizes of all magnitudes become comparable. */
export function signedLog(value: number): number {
  return Math.sign(value) * Math.log2(1 + Math.abs(value));
}
