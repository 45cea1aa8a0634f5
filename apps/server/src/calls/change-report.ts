import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ChangeReportFormat } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { reviewPaths } from "../tables/table-paths.ts";

const MEDIA_TYPES: Readonly<Record<ChangeReportFormat, string>> = {
  csv: "text/csv; charset=utf-8; header=present",
  json: "application/json; charset=utf-8",
  html: "text/html; charset=utf-8",
};

/** All changes as a file. The page to print is shown, but can do and load nothing. */
export const changeReport = defineCall(
  "changeReport",
  async ({ params, request, reply }, context: Pick<Context, "blobs" | "database" | "workers">) => {
    const { format } = params;
    const table = await requireCleanTable(context, params.job_uuid);
    const etag = `"${table.version}-changes-${format}"`;
    if (sendNotModified(request, reply, { etag, isPublic: table.listedBy !== null })) return reply;
    const path = await provideReport(context, table, format);
    const { size } = await stat(path);
    const disposition = format === "html" ? "inline" : `attachment; filename="${table.id}-changes.${format}"`;
    return reply
      .type(MEDIA_TYPES[format])
      .header("content-length", size)
      .header("content-disposition", disposition)
      .header("content-security-policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .send(createReadStream(path));
  },
);

async function provideReport(
  context: Pick<Context, "blobs" | "database" | "workers">,
  table: TableRecord,
  format: ChangeReportFormat,
): Promise<string> {
  const files = new TableFiles(context.blobs, table.id);
  const name = `exports/v${table.version}-changes.${format}`;
  if (!(await files.has(name))) {
    await context.workers.call("reportChanges", {
      format,
      name: table.name ?? table.fileName ?? table.id,
      settings: table.settings,
      titles: table.columns.map(({ title }) => title),
      rowCount: table.cleanedRows,
      paths: reviewPaths(context.blobs, table),
      overlay: foldEdits(await editStore.upTo(context.database.db, table.id, table.version)),
      reportPath: files.path(name),
    });
  }
  return await files.fetch(name);
}
