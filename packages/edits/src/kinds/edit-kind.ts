/** Defines what each kind of edit declares; code that handles all kinds asks for these properties alone. */

/** An edit of one kind: the field is the tag, and decides the type of the value. */
export interface EditOf<Field extends string, Row extends number | null, Value> {
  readonly field: Field;
  /** Null if a whole column or table is edited. */
  readonly rowIndex: Row;
  /** `WHOLE_TABLE` if the edit belongs to no column. */
  readonly columnIndex: number;
  readonly value: Value;
}

export interface EditKind<Edit extends EditOf<string, number | null, unknown>> {
  readonly fields: readonly Edit["field"][];
  /** Whether the edit is of a row, or of a whole column or table. */
  readonly isOfRow: boolean;
  readonly accepts: (value: unknown) => value is Edit["value"];
  /** Returns what a client asked for, without what the server added; it decides whether two edits are the same. */
  readonly asked: (value: Edit["value"]) => unknown;
}

type AnyEdit = EditOf<string, number | null, unknown>;

export function defineEdit<Edit extends AnyEdit>(
  kind: Omit<EditKind<Edit>, "asked"> & Partial<Pick<EditKind<Edit>, "asked">>,
): EditKind<Edit> {
  return { asked: (value) => value, ...kind };
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
