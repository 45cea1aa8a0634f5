/** Makes edits of proposals, in the order they came, as one step of the log. */
import { randomUUID } from "node:crypto";
import { LIMITS } from "@limpid/contract";
import {
  type Executor,
  editStore,
  eventStore,
  inTransaction,
  type Proposal,
  proposalStore,
  type TableRecord,
} from "@limpid/database";
import { type BatchedEdit, cellsIn, type EditOrigin, editKind, foldEdits } from "@limpid/edits";
import { type CheckContext, findRefusals } from "../edits/check-edit.ts";
import { type KeptEdit, storeEdit } from "../edits/keep-edit.ts";
import type { madeBy } from "../edits/made-by.ts";
import { Problem } from "../problem.ts";
import { tableStream } from "../tables/streams.ts";

interface Accepted {
  readonly proposals: readonly Proposal[];
  readonly table: TableRecord;
  readonly made: ReturnType<typeof madeBy>;
  readonly batch: string;
}

interface Outcome {
  readonly decided: number;
  readonly version: number;
  /** Cells whose class refuses the value: they have it all the same, marked. */
  readonly refused: number;
  /** The step of the cells and titles; null where there are none among them. */
  readonly batch_uuid: string | null;
}

export async function accept({ proposals, table, made, batch }: Accepted, context: CheckContext): Promise<Outcome> {
  const { db, hub } = context.database;
  const refusals = await refusalsOf(proposals, table, context);
  const outcome = await inTransaction(db, async (transaction) => {
    const ids = proposals.map(({ editUuid }) => editUuid);
    const settled = await proposalStore.settle(transaction, table.id, ids, "accepted");
    const own = proposals.filter(({ editUuid }) => settled.has(editUuid));
    const cells = own.flatMap((proposal) => toBatched(proposal, refusals));
    const others = own.filter((proposal) => cellsIn(proposal).length === 0);
    const titles = others.filter(({ kind }) => editKind(kind).proposal === "replaced");
    const columns = others.filter(({ kind }) => editKind(kind).proposal === "added");
    const steps = [
      ...(cells.length === 0
        ? []
        : [(await storeEdit(transaction, { ...made, kind: "cells", batch, edits: cells })).version]),
      ...(await keepEach(transaction, titles, { ...made, batch })),
      ...(await keepColumns(transaction, columns, made)),
    ];
    if (settled.size > 0)
      await eventStore.appendNext(transaction, tableStream(table.id), {
        kind: "proposals decided",
        ids: [...settled],
        state: "accepted",
      });
    const refused = cells.filter(({ refusal }) => refusal !== undefined).length;
    const isStep = cells.length + titles.length > 0;
    return {
      decided: settled.size,
      version: steps.at(-1) ?? table.version,
      refused,
      batch_uuid: isStep ? batch : null,
    };
  });
  await hub.announce(tableStream(table.id));
  return outcome;
}

type Refusals = ReadonlyMap<number, ReadonlyMap<string, string>>;

async function refusalsOf(
  proposals: readonly Proposal[],
  table: TableRecord,
  context: CheckContext,
): Promise<Refusals> {
  const texts = new Map<number, string[]>();
  for (const { kind, place, value } of proposals)
    if (kind === "cell" && value.field === "output" && typeof value.value === "string")
      texts.set(place.column, [...(texts.get(place.column) ?? []), value.value]);
  const refusals = new Map<number, ReadonlyMap<string, string>>();
  for (const [column, values] of texts)
    refusals.set(column, await findRefusals([...new Set(values)], table, column, context));
  return refusals;
}

function toBatched(proposal: Proposal, refusals: Refusals): BatchedEdit[] {
  const { column } = proposal.place;
  if (column === null) return [];
  return cellsIn(proposal).map(([row, edit]) => {
    const refusal = typeof edit.value === "string" ? refusals.get(column)?.get(edit.value) : undefined;
    return { ...edit, row, column, refusal };
  });
}

async function keepEach(
  transaction: Executor,
  proposals: readonly Proposal[],
  made: Pick<EditOrigin, "batch"> & Accepted["made"],
): Promise<readonly number[]> {
  const versions: number[] = [];
  for (const { kind, place, value } of proposals) {
    const edit = { ...made, editUuid: randomUUID(), kind, place, value } as KeptEdit;
    versions.push((await storeEdit(transaction, edit)).version);
  }
  return versions;
}

/**
 * Each can be removed alone, so that one which several people have proposed, or which is there by now, is made once. Where
 * they are too many nothing is accepted.
 */
async function keepColumns(
  transaction: Executor,
  proposals: readonly Proposal[],
  made: Accepted["made"],
): Promise<readonly number[]> {
  if (proposals.length === 0) return [];
  const { computed } = foldEdits(await editStore.ofColumns(transaction, made.tableId));
  const columns = new Set(computed.map(({ source, component }) => JSON.stringify([source, component])));
  const missing = proposals.filter(({ place, value }) => {
    const key = JSON.stringify([place.column, value]);
    return !columns.has(key) && columns.add(key);
  });
  if (columns.size > LIMITS.maxComputedColumns)
    throw new Problem("edit_refused", `A table has at most ${LIMITS.maxComputedColumns} computed columns`);
  return await keepEach(transaction, missing, made);
}
