export interface Notice {
  readonly text: string;
  readonly level: number;
}
