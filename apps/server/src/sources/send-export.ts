/** A table or a view as a file that is saved and never shown as a page. */
import type { ExportFormat } from "@limpid/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type ExportForm, exportSuffix } from "../exports/export-form.ts";
import { attachment, exportName } from "../exports/file-name.ts";
import { sendFile } from "../exports/send-file.ts";
import { goneSignal } from "../gone-signal.ts";
import { sendNotModified } from "../send-not-modified.ts";
import type { Source } from "./source.ts";

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8; header=present",
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
};

interface Wanted {
  readonly source: Source;
  readonly form: ExportForm;
}

export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  { source, form }: Wanted,
): Promise<FastifyReply> {
  const tag = `"${source.cleanTag}${exportSuffix(form)}"`;
  const { isPublic } = source;
  if (source.cleanTag !== null && sendNotModified(request, reply, { etag: tag, isPublic })) return reply;
  const path = await source.exportFile(form, goneSignal(reply));
  void reply
    .type(MEDIA_TYPES[form.format])
    .header("content-disposition", attachment(exportName(source, form)))
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "content-disposition");
  return sendFile(request, reply, path, { hasRanges: form.format === "parquet" || form.format === "excel" });
}
