import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { type TableMetadata, toCroissant, toCsvw, toDataPackage, toSchemaOrg } from "@limpid/export";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { USUAL_CSV } from "../exports/export-form.ts";
import { provideExport } from "../exports/provide-export.ts";
import { goneSignal } from "../gone-signal.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { toMetadata } from "../tables/table-metadata.ts";

const STANDARDS = {
  datapackage: { write: toDataPackage, mediaType: "application/json; charset=utf-8" },
  csvw: { write: toCsvw, mediaType: "application/csvm+json; charset=utf-8" },
  croissant: { write: toCroissant, mediaType: "application/ld+json; charset=utf-8" },
  schema_org: { write: toSchemaOrg, mediaType: "application/ld+json; charset=utf-8" },
} as const;

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports" | "publicUrl">;

export const tableMetadata = defineCall("tableMetadata", async ({ params, request, reply }, context: Needs) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const { write, mediaType } = STANDARDS[params.standard];
  // Names and tags change without a version.
  const stamp = `${table.version}-${table.updatedAt?.getTime() ?? 0}-${params.standard}`;
  if (sendNotModified(request, reply, { etag: `"${stamp}"`, isPublic: table.listedBy !== null })) return reply;
  const metadata = await describe(context, table, goneSignal(reply));
  return reply
    .type(mediaType)
    .header("access-control-allow-origin", "*")
    .send(JSON.stringify(write(metadata), null, 2));
});

async function describe(context: Needs, table: TableRecord, gone: AbortSignal): Promise<TableMetadata> {
  const form = { format: "csv", escaping: "none", badCells: "raw_column", csv: USUAL_CSV } as const;
  const path = await provideExport(context, { table, form, gone });
  const overlay = foldEdits(await editStore.upTo(context.database.db, table.id, table.version));
  return { ...toMetadata(table, overlay, context.publicUrl()), csvSha256: await sha256(path) };
}

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
