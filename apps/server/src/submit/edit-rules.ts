/** What the server requires of edits before it keeps them, by their kind. A kind without a rule is kept as it is. */
import { LIMITS } from "@limpid/contract";
import { type CleanedColumnRecord, editStore, type TableRecord, tableStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { entityClasses } from "@limpid/entities/classes";
import { answeredQuestion, GIVEN_TEXT } from "@limpid/table";
import type { Context } from "../context.ts";
import type { KeptEdit } from "../edits/keep-edit.ts";
import { Problem } from "../problem.ts";
import { columnComponents } from "../tables/column-components.ts";

type Needs = Pick<Context, "blobs" | "database" | "workers">;

interface EditRule<Edit> {
  /** Throws where the edit is refused. False: the table is that way already, and nothing has to be kept. */
  readonly check: (edit: Edit, table: TableRecord, context: Needs) => boolean | Promise<boolean>;
  /** Whether no other process may change the table between the check and the edit. */
  readonly inTurn?: boolean;
}

const RULES: { readonly [Kind in KeptEdit["kind"]]?: EditRule<Extract<KeptEdit, { readonly kind: Kind }>> } = {
  title: {
    check: ({ value }) => {
      if (value.trim() === "") throw new Problem("edit_refused", "A title must not be blank");
      return true;
    },
  },
  class: {
    check: ({ value }) => {
      if (value !== null && !entityClasses.some(({ id }) => id === value))
        throw new Problem("edit_refused", `There is no entity class ${JSON.stringify(value)}`);
      return true;
    },
  },
  decision: {
    // A decision can be returned to the cells even if the column does not offer it any more.
    check: async ({ tableId, place, value: { decision: id, option } }, _table, { database }) => {
      if (option === null) return true;
      const table = await tableStore.find(database.db, tableId);
      const offered = offeredOptions(id, table?.columns[place.column]?.clean);
      if (offered === undefined) throw new Problem("edit_refused", `The column has no decision "${id}"`);
      const isGiven = answeredQuestion(id) !== id && option.startsWith(GIVEN_TEXT);
      if (!offered.has(option) && !isGiven)
        throw new Problem("edit_refused", `The decision "${id}" has no option "${option}"`);
      return true;
    },
  },
  component: {
    check: async ({ tableId, place: { column }, value }, table, context) => {
      const { computed } = foldEdits(await editStore.ofColumns(context.database.db, tableId));
      if (computed.some(({ source, component }) => source === column && component === value)) return false;
      if (computed.length >= LIMITS.maxComputedColumns)
        throw new Problem("edit_refused", `A table has at most ${LIMITS.maxComputedColumns} computed columns`);
      const names = (await columnComponents(context, table, column, undefined)).map(({ name }) => name);
      if (names.includes(value)) return true;
      const known = names.length === 0 ? "Its values have no components" : `Its values have: ${names.join(", ")}`;
      throw new Problem("edit_refused", known);
    },
    inTurn: true,
  },
  reading: {
    check: async ({ tableId, value: { parameter, reading } }, { selectable }, { database }) => {
      const open = selectable.alternatives?.find((each) => each.parameter === parameter);
      if (open?.taken !== reading) throw new Problem("edit_refused", `The ${parameter} was not read as "${reading}"`);
      const { readings } = foldEdits(await editStore.ofTable(database.db, tableId, "reading"));
      return readings.get(parameter) !== reading;
    },
    inTurn: true,
  },
  hold: {
    check: async ({ tableId, value: { batch, undone } }, _table, { database }) =>
      (await editStore.isStepUndone(database.db, tableId, batch)) !== undone,
    inTurn: true,
  },
};

/** A question is a decision, too, and one value of it is answered by the same options. */
function offeredOptions(decision: string, column: CleanedColumnRecord | null | undefined): Set<string> | undefined {
  const { decisions = [], questions = [] } = column ?? {};
  const all = [...decisions, ...questions];
  const own = all.find(({ id }) => id === decision) ?? all.find(({ id }) => id === answeredQuestion(decision));
  return own === undefined ? undefined : new Set(own.options.map(({ id }) => id));
}

function ruleFor({ kind }: KeptEdit): EditRule<KeptEdit> | undefined {
  return RULES[kind] as EditRule<KeptEdit> | undefined;
}

export function isTurnNeeded(edit: KeptEdit): boolean {
  return ruleFor(edit)?.inTurn === true;
}

/** Returns false if the table is that way already. */
export async function checkRule(edit: KeptEdit, table: TableRecord, context: Needs): Promise<boolean> {
  return (await ruleFor(edit)?.check(edit, table, context)) ?? true;
}
