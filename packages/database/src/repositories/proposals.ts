/**
 * Stores edits by people who do not own the table. They change nothing until its owner accepts them, which adds them to
 * the log of edits.
 */

import { type EditOrigin, editKind, type SingleEdit } from "@limpid/edits";
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import type { ProposalState, Schema } from "../schema/schema.ts";
import { EDIT_COLUMNS, fromRow, toRow } from "./edit-row.ts";
import { isSameEdit } from "./edits.ts";
import { json } from "./json.ts";
import { lockTable } from "./lock-table.ts";
import type { Visitor } from "./visibility.ts";

interface ProposalFacts {
  /** Hash of the author's address. */
  readonly address: string;
  /** Current value of the cell or title; null for no data, and for a column to be made. */
  readonly madeOn: string | null;
  /** Accepted if the table accepts proposals automatically. */
  readonly state: ProposalState;
}

type ProposedEdit = SingleEdit & Omit<EditOrigin, "batch">;

export type NewProposal = ProposedEdit & ProposalFacts & { readonly state: "accepted" | "pending" };

export type Proposal = ProposedEdit & ProposalFacts & { readonly seq: number };

interface AppendedProposal {
  /** Version of the table, which the proposal does not change. */
  readonly version: number;
  readonly state: ProposalState;
  /** The proposal was stored before; nothing happened. */
  readonly isDuplicate: boolean;
  /** The proposal stored before under this id is a different one. */
  readonly differs: boolean;
}

/**
 * Stores a proposal and withdraws the visitor's former ones for the same place. Returns undefined if there is no such
 * table.
 */
export async function appendProposal(db: Executor, proposal: NewProposal): Promise<AppendedProposal | undefined> {
  return await inTransaction(db, async (trx) => {
    const table = await lockTable(trx, proposal.tableId);
    if (table === undefined) return undefined;
    const { version } = table;
    const known = await selectProposals(trx).where("id", "=", proposal.editUuid).executeTakeFirst();
    if (known !== undefined)
      return { version, state: known.state, isDuplicate: true, differs: !isSameEdit(toProposal(known), proposal) };
    if (editKind(proposal.kind).proposal === "replaced") await withdrawFormer(trx, proposal);
    const { editUuid: id, ...rest } = proposal;
    await trx
      .insertInto("proposals")
      .values({
        ...toRow(rest),
        id,
        madeOn: json(proposal.madeOn),
        decidedAt: proposal.state === "pending" ? null : new Date(),
      })
      .execute();
    return { version, state: proposal.state, isDuplicate: false, differs: false };
  });
}

async function withdrawFormer(trx: Executor, proposal: NewProposal): Promise<void> {
  const { tableId, kind, place, session: sessionId, username } = proposal;
  const { subject } = editKind(kind);
  const former = await selectProposals(trx)
    .where("tableId", "=", tableId)
    .where("state", "=", "pending")
    .where("kind", "=", kind)
    .where("rowIndex", place.row === null ? "is" : "=", place.row)
    .where("columnIndex", place.column === null ? "is" : "=", place.column)
    .where(madeBy({ sessionId, username }))
    .execute();
  const replaced = former.map(toProposal).filter(({ value }) => subject(value) === subject(proposal.value));
  const ids = replaced.map(({ editUuid }) => editUuid);
  await settleProposals(trx, tableId, ids, "withdrawn");
}

/** Lists the proposals of a table: pending ones in the order they came, or decided ones, newest first. */
export async function listProposals(
  db: Executor,
  { tableId, visitor, isPending, limit }: ProposalQuery,
): Promise<readonly Proposal[]> {
  let query = selectProposals(db)
    .where("tableId", "=", tableId)
    .where("state", isPending ? "=" : "<>", "pending")
    .orderBy("seq", isPending ? "asc" : "desc");
  if (visitor !== undefined) query = query.where(madeBy(visitor));
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toProposal);
}

/** Finds the proposals with these ids. */
export async function findProposals(
  db: Executor,
  tableId: string,
  ids: readonly string[],
): Promise<readonly Proposal[]> {
  if (ids.length === 0) return [];
  const query = selectProposals(db)
    .where("tableId", "=", tableId)
    .where("id", "in", [...ids]);
  return (await query.orderBy("seq").execute()).map(toProposal);
}

interface ProposalQuery {
  readonly tableId: string;
  /** Restricts the list to this visitor's proposals. */
  readonly visitor?: Visitor | undefined;
  readonly isPending: boolean;
  readonly limit?: number | undefined;
}

/** Decides those proposals that are still pending. Returns their ids. */
export async function settleProposals(
  db: Executor,
  tableId: string,
  ids: readonly string[],
  state: Exclude<ProposalState, "pending">,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const settled = await db
    .updateTable("proposals")
    .set({ state, decidedAt: new Date() })
    .where("tableId", "=", tableId)
    .where("state", "=", "pending")
    .where("id", "in", [...ids])
    .returning("id")
    .execute();
  return new Set(settled.map(({ id }) => id));
}

export interface ProposalUse {
  readonly table: number;
  readonly visitor: number;
  readonly address: number;
}

/**
 * Counts the proposals of a table, and of the visitor and the address in all tables: pending ones, and those made since
 * a time.
 */
export async function useOfProposals(
  db: Executor,
  { tableId, visitor, address }: { readonly tableId: string; readonly visitor: Visitor; readonly address: string },
  since: Date,
): Promise<ProposalUse> {
  const count = async (whose: (where: Where) => Expression<SqlBool>): Promise<number> => {
    const { amount } = await db
      .selectFrom("proposals")
      .select((select) => select.fn.countAll().as("amount"))
      .where((where) => where.or([where("state", "=", "pending"), where("createdAt", ">", since)]))
      .where(whose)
      .executeTakeFirstOrThrow();
    return Number(amount);
  };
  return {
    table: await count((where) => where("tableId", "=", tableId)),
    visitor: await count(madeBy(visitor)),
    address: await count((where) => where("address", "=", address)),
  };
}

/** Deletes proposals decided before a time. */
export async function forgetProposals(db: Executor, time: Date): Promise<void> {
  await db.deleteFrom("proposals").where("decidedAt", "<", time).execute();
}

type Where = ExpressionBuilder<Schema, "proposals">;

function madeBy({ sessionId, username }: Visitor): (where: Where) => Expression<SqlBool> {
  return (where) =>
    where.or([
      ...(sessionId === null ? [] : [where("session", "=", sessionId)]),
      ...(username === null ? [] : [where("username", "=", username)]),
    ]);
}

function selectProposals(db: Executor) {
  return db
    .selectFrom("proposals")
    .select(["seq", "id", "tableId", "session", "username", "address", "dtUtc", ...EDIT_COLUMNS, "madeOn", "state"]);
}

type Row = Omit<Selectable<Schema["proposals"]>, "createdAt" | "decidedAt">;

function toProposal({ id, ...rest }: Row): Proposal {
  return fromRow({ ...rest, editUuid: id }) as Proposal;
}
