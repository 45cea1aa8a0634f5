/** Keeps an edit by a person who does not own the table as a proposal; it takes effect at once if the owner has chosen that. */
import { type EditReply, LIMITS } from "@limpid/contract";
import {
  EXAMPLES_USER,
  type Executor,
  editStore,
  eventStore,
  inTransaction,
  type NewProposal,
  proposalStore,
  quotaStore,
  type TableRecord,
} from "@limpid/database";
import type { EditOrigin, SingleEdit } from "@limpid/edits";
import type { Context } from "../context.ts";
import { type CheckContext, checkEdit } from "../edits/check-edit.ts";
import { storeEdit } from "../edits/keep-edit.ts";
import { Problem } from "../problem.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { findNetwork } from "../security/find-network.ts";
import { requireCleaned } from "../tables/require-clean-table.ts";
import { tableStream } from "../tables/streams.ts";
import { findTexts } from "./find-texts.ts";

interface Asked {
  readonly edit: EditOrigin & SingleEdit;
  readonly table: TableRecord;
  readonly ip: string;
}

export type ProposalContext = CheckContext & Pick<Context, "config">;

export async function propose({ edit, table, ip }: Asked, context: ProposalContext): Promise<EditReply> {
  const { db, hub } = context.database;
  requireCleaned(table);
  // Nobody would decide about it.
  if (table.username === EXAMPLES_USER)
    throw new Problem(
      "edit_refused",
      "This table is an example of the service. Upload its file to change a table of your own",
    );
  const text = edit.kind === "cell" ? edit.value.value : edit.value;
  if (typeof text === "string" && text.length > LIMITS.proposalCharacters)
    throw new Problem("edit_refused", `A proposed value has at most ${LIMITS.proposalCharacters} characters`);
  await requireDisk(context);
  const isInForce = table.ownerDetails.autoAccept === true;
  const { batch: _, ...checked } = isInForce ? await checkEdit(edit, context) : edit;
  const proposal: NewProposal = {
    ...checked,
    address: await quotaStore.hashAddress(db, findNetwork(ip)),
    madeOn: await textNow(edit, table, context),
    state: isInForce ? "accepted" : "pending",
  };
  const reply = await inTransaction(db, (transaction) => keep(transaction, proposal, context));
  await hub.announce(tableStream(table.id));
  return reply;
}

async function textNow(edit: Asked["edit"], table: TableRecord, context: ProposalContext): Promise<string | null> {
  const { db } = context.database;
  const { row } = edit.place;
  const edits = await (row === null ? editStore.ofColumns(db, table.id) : editStore.inRows(db, table.id, row, 1));
  const [texts] = await findTexts([edit], { table, edits }, context);
  return texts?.now ?? null;
}

async function keep(
  transaction: Executor,
  { state, address, madeOn, ...edit }: NewProposal,
  { config }: ProposalContext,
): Promise<EditReply> {
  const proposed = await proposalStore.append(transaction, { ...edit, address, madeOn, state });
  if (proposed === undefined) throw new Problem("unknown_job");
  if (proposed.differs) throw new Problem("edit_id_taken");
  const { version, isDuplicate } = proposed;
  if (isDuplicate) return { accepted: proposed.state === "accepted", version };
  await requireFew(transaction, { ...edit, address }, config);
  const stream = tableStream(edit.tableId);
  if (state === "pending") {
    await eventStore.appendNext(transaction, stream, { kind: "proposal", edit });
    return { accepted: false, version };
  }
  const stored = await storeEdit(transaction, edit);
  if (stored.duplicate) throw new Problem("edit_id_taken");
  return { accepted: true, version: stored.version };
}

const DAY_MS = 24 * 60 * 60_000;

/** Runs in the transaction that keeps the proposal, so that it is counted; a limit of 0 means no limit. */
async function requireFew(
  transaction: Executor,
  { tableId, session, username, address }: Pick<NewProposal, "address" | "session" | "tableId" | "username">,
  { proposals: limits }: Context["config"],
): Promise<void> {
  const visitor = { sessionId: session, username };
  const use = await proposalStore.count(transaction, { tableId, visitor, address }, new Date(Date.now() - DAY_MS));
  const whose = { table: "for this table", visitor: "of yours", address: "from your address" };
  for (const kind of ["visitor", "address", "table"] as const) {
    if (limits[kind] > 0 && use[kind] > limits[kind])
      throw new Problem(
        "too_many_proposals",
        `There may be ${limits[kind]} ${whose[kind]} that wait, with those of the last day`,
      );
  }
}
