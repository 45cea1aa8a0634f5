import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buildUrl } from "@limpid/contract";
import { z } from "zod";
import { tableId } from "../describe.ts";
import { defineTool, ToolRefusal } from "../tool.ts";

export const exportTable = defineTool({
  name: "export_table",
  title: "Export a table",
  description:
    "The cleaned table with all edits as a file: the address to fetch it from, and on this machine also written to a path.",
  input: {
    table: tableId,
    format: z.enum(["csv", "excel", "json", "parquet"]),
    path: z.string().optional().describe("A new file on this machine; existing files are not overwritten"),
  },
  output: { url: z.string(), path: z.string().nullable(), bytes: z.number().nullable() },
  isReadOnly: false,
  run: async ({ table, format, path }, { service, isLocal }) => {
    const params = { job_uuid: table, format };
    const url = `${service.url}${buildUrl("exportTable", { params })}`;
    if (path === undefined) {
      await service.call("table", { params: { job_uuid: table } });
      return { url, path: null, bytes: null };
    }
    if (!isLocal) throw new ToolRefusal("Files of this machine are not written over HTTP; fetch the url");
    const bytes = await service.download("exportTable", { params, query: {} });
    await writeFile(path, bytes, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      throw new ToolRefusal(
        error.code === "EEXIST" ? `"${path}" already exists` : `Cannot write "${path}": ${error.code}`,
      );
    });
    return { url, path: resolve(path), bytes: bytes.length };
  },
});
