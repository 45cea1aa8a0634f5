/** A table as a front-end holds it that applies pull requests by the rules of §4, with auto_accept set. */
import type { Json } from "./visitor.ts";

interface Held {
  output: unknown;
  has_data: unknown;
  is_valid: unknown;
  is_clean: unknown;
}

type Field = keyof Held;

const FIELDS: readonly Field[] = ["output", "has_data", "is_valid", "is_clean"];

export class Replica {
  private readonly cells = new Map<string, Held>();
  private readonly taken = new Set<Json>();

  constructor(rows: readonly Json[]) {
    for (const cell of cellsOf(rows)) this.cells.set(String(cell.id), heldOf(cell));
  }

  /** Each once, in the order in which they came. */
  take(pulls: readonly Json[]): void {
    for (const pull of pulls) if (!this.taken.has(pull)) this.apply(pull);
    for (const pull of pulls) this.taken.add(pull);
  }

  /** Finds cells that differ from those of the service. The output of a cell without data is not visible, so it does not count. */
  differences(rows: readonly Json[]): readonly string[] {
    return cellsOf(rows).flatMap((cell) => {
      const [own, theirs] = [this.cells.get(String(cell.id)), heldOf(cell)];
      if (own === undefined) return [];
      const differ = FIELDS.filter((field) => own[field] !== theirs[field] && (field !== "output" || cell.has_data));
      return differ.map((field) => `${cell.raw_input}: ${field} ${String(own[field])}, not ${String(theirs[field])}`);
    });
  }

  private apply({ action, cell_uuid, value }: Json): void {
    const cell = this.cells.get(String(cell_uuid));
    const field = FIELDS.find((name) => action === `edit_cell_${name}`);
    if (cell === undefined || field === undefined) return;
    cell[field] = value;
    // "Changing a cell output also sets is_clean to true if it was not."
    if (field === "output") cell.is_clean = true;
    // "Setting has_data to false also sets is_valid to false locally."
    if (field === "has_data" && value === false) cell.is_valid = false;
  }
}

function cellsOf(rows: readonly Json[]): readonly Json[] {
  return rows.flatMap(({ cells }) => cells as Json[]);
}

function heldOf({ output, has_data, is_valid, is_clean }: Json): Held {
  return { output, has_data, is_valid, is_clean };
}
