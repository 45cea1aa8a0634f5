import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";
import { describeTable, description } from "../describe.ts";
import type { Service } from "../service.ts";
import { defineTool, type ToolContext, ToolRefusal } from "../tool.ts";

const WAIT_MS = 10 * 60_000;
const LOOK_MS = 200;

export const openTable = defineTool({
  name: "open_table",
  title: "Open and clean a table",
  description:
    "Reads a file (CSV, Excel, ODS, JSON, XML, SDMX), an https address or a text, infers the class of each column, and cleans every " +
    "cell with the evidence of the whole table. Correct values are not changed. Give exactly one of path, url and text.",
  input: {
    path: z.string().optional().describe("A file on this machine"),
    url: z.string().optional().describe("An https address"),
    text: z.string().optional().describe("A table as text, such as CSV with line breaks"),
    name: z.string().max(200).optional().describe("What to call the table"),
  },
  output: description,
  isReadOnly: false,
  run: async ({ path, url, text, name }, context) => {
    if ([path, url, text].filter((one) => one !== undefined).length !== 1)
      throw new ToolRefusal("Give exactly one of path, url and text");
    const { service } = context;
    const id = await upload(context, { path, url, text });
    await finished(service, id);
    if (name !== undefined)
      await service.call("describeTable", {
        params: { job_uuid: id },
        body: { session_uuid: service.sessionId, name },
      });
    return describeTable(service, id);
  },
});

interface Source {
  readonly path: string | undefined;
  readonly url: string | undefined;
  readonly text: string | undefined;
}

async function upload(context: ToolContext, { path, url, text }: Source): Promise<string> {
  const { service } = context;
  // What an agent opens is nobody's but its user's.
  const common = { session_uuid: service.sessionId, listed: false };
  const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString("base64");
  if (url !== undefined) {
    const body = { ...common, data: base64(url), is_url: true };
    return (await service.call("uploadUrl", { body })).result_uuid;
  }
  const body =
    path === undefined
      ? { ...common, data: base64(text ?? ""), filename: "pasted.csv" }
      : { ...common, data: base64(await readLocal(context, path)), filename: basename(path) };
  return (await service.call("uploadFile", { body })).result_uuid;
}

async function readLocal({ isLocal }: ToolContext, path: string): Promise<Uint8Array> {
  if (!isLocal) throw new ToolRefusal("Files of this machine are not read over HTTP; give a url or a text");
  try {
    if (!(await stat(path)).isFile()) throw new ToolRefusal(`"${path}" is not a file`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof ToolRefusal) throw error;
    throw new ToolRefusal(`Cannot read "${path}": ${(error as NodeJS.ErrnoException).code ?? "it is not readable"}`);
  }
}

async function finished(service: Service, id: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const { status, error } = await service.call("table", { params: { job_uuid: id } });
    if (status === "failed") throw new ToolRefusal(error ?? "The file could not be read");
    if (status === "done") return;
    if (Date.now() > end) throw new ToolRefusal(`Table ${id} is still being cleaned; ask describe_table later`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
