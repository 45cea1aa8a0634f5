import { LIMITS } from "@limpid/contract";
import { editStore } from "@limpid/database";
import { type EditStep, foldEdits, listSteps, type StoredEdit, sampleSteps, undoStacks } from "@limpid/edits";
import { defineCall } from "../define-call.ts";
import { findCaller, type Visitor } from "../session.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { editLogToWire } from "../wire/edit-log.ts";

const PAGE = 50;

export const editLog = defineCall("editLog", async ({ params, query, request, reply }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const caller = await findCaller(request, context);
  void reply.header("cache-control", "private, no-store");
  const edits = await editStore.upTo(context.database.db, table.id, table.version);
  const { row, column, offset = 0, limit = PAGE } = query;
  const steps = listSteps(edits).toReversed();
  const place = row === undefined || column === undefined ? undefined : { row, column };
  const asked = place === undefined ? steps : stepsOfCell(edits, steps, place);
  const shown = asked.slice(offset, offset + limit);
  const samples = sampleSteps(edits, shown);
  const wanted = { samples: samples.filter((sample) => sample !== undefined), limit: LIMITS.listedChanges };
  const found = await askTable("findEdited", table, wanted, context);
  const { titles } = foldEdits(edits.filter(({ place }) => place.row === null));
  const isOwn = (edit: StoredEdit): boolean => isOf(caller, edit);
  const stacks = undoStacks(edits, isOwn);
  return editLogToWire({ table, edits, asked, shown, samples, found, titles, stacks, isOwn });
});

/** The steps that touch the cell, as if they touched nothing else. */
function stepsOfCell(
  edits: readonly StoredEdit[],
  steps: readonly EditStep[],
  place: { readonly row: number; readonly column: number },
): readonly EditStep[] {
  const asked = steps.map((step) => ({ ...step, ...place }));
  return sampleSteps(edits, asked).flatMap((sample, index) => (sample === undefined ? [] : (asked[index] ?? [])));
}

/** Compares sessions, or the users they belong to. */
function isOf(caller: Visitor | undefined, { session, username }: StoredEdit): boolean {
  if (caller === undefined) return false;
  return caller.sessionId === session || (caller.username !== null && caller.username === username);
}
