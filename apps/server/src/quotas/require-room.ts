/** Whether a visitor, and an address, may have another table or job. */
import { type Executor, quotaStore, type Visitor } from "@limpid/database";
import type { Quota } from "../config.ts";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

export interface Newcomer {
  readonly visitor: Visitor;
  /** The hash of the address that it comes from. */
  readonly address: string;
  /** The size of the upload for a new table; null for a job on an existing table. */
  readonly bytes: number | null;
}

const MB = 1e6;

/** Rejects with the quota that has no room. In the transaction that makes the table, so that none is missed. */
export async function requireRoom(
  db: Executor,
  { visitor, address, bytes }: Newcomer,
  { quotas }: Pick<Context["config"], "quotas">,
): Promise<void> {
  checkQuota(await quotaStore.useOfVisitor(db, visitor), quotas.visitor, bytes, "You have");
  checkQuota(await quotaStore.useOfAddress(db, address), quotas.address, bytes, "Your address has");
}

function checkQuota(
  use: Awaited<ReturnType<typeof quotaStore.useOfVisitor>>,
  quota: Quota,
  bytes: number | null,
  who: string,
): void {
  if (isBeyond(use.jobs + 1, quota.jobs))
    throw new Problem("too_many_jobs", `${who} ${counted(use.jobs)} at work; ${quota.jobs} may be at a time`);
  if (bytes === null) return;
  if (isBeyond(use.tables + 1, quota.tables))
    throw new Problem("too_many_tables", `${who} ${counted(use.tables)}; there may be ${quota.tables}`);
  if (isBeyond(use.bytes + bytes, quota.mb * MB))
    throw new Problem(
      "no_room_left",
      `${who} files of ${megabytes(use.bytes)} MB, and this one has ${megabytes(bytes)}; there may be ${quota.mb}`,
    );
}

/** 0: as many as they like. */
function isBeyond(count: number, limit: number): boolean {
  return limit > 0 && count > limit;
}

function counted(tables: number): string {
  return `${tables} ${tables === 1 ? "table" : "tables"}`;
}

function megabytes(bytes: number): string {
  return (bytes / MB).toLocaleString("en", { maximumFractionDigits: 1 });
}
