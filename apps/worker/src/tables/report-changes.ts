/** Writes all changes of a table to a file. */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type ChangeReport, exportChangesCsv, exportChangesHtml, exportChangesJson } from "@limpid/export";
import { writeDurably } from "@limpid/files";
import { streamChanges } from "@limpid/tables/lookups";
import type { ChangeReportInput } from "@limpid/worker-protocol";

const WRITERS: Readonly<Record<ChangeReportInput["format"], (report: ChangeReport) => AsyncIterable<string>>> = {
  csv: exportChangesCsv,
  json: (report) => exportChangesJson(report),
  html: exportChangesHtml,
};

export async function reportChanges(input: ChangeReportInput): Promise<null> {
  const { format, name, settings, titles, rowCount, paths, overlay, reportPath } = input;
  const columns = titles.map((title, index) => overlay.titles.get(index) ?? title);
  const changes = await streamChanges(paths, overlay, rowCount);
  await mkdir(dirname(reportPath), { recursive: true });
  await writeDurably(reportPath, async (file) => {
    for await (const chunk of WRITERS[format]({ name, settings, rowCount, columns, ...changes }))
      await file.writeFile(chunk);
  });
  return null;
}
