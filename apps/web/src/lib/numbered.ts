interface Numbered<Value> {
  readonly index: number;
  readonly value: Value;
}

/** Members with their place, which is their key where nothing else tells them apart: titles repeat, and so do runs. */
export const numbered = <Value>(values: readonly Value[]): readonly Numbered<Value>[] =>
  values.map((value, index) => ({ index, value }));
