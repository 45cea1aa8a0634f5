/** `limpid mcp`: tables for agents, over the Model Context Protocol. */
import { homedir } from "node:os";
import { join } from "node:path";
import type { Command, Io } from "../command.ts";
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

const HELP = `Usage: limpid mcp [--server URL] [--data DIR] [--http PORT]

Tools for agents over the Model Context Protocol: open_table, describe_table, read_rows, review, decide, edit_cells, query and
export_table. Communicates over stdin and stdout, as agents start it.

  --server URL     a Limpid server to use, with the API key in LIMPID_API_KEY. By default a private server is started, which
                   nobody else can reach
  --data DIR       where the private server keeps its tables; default: .limpid in your home folder
  --http PORT      serves HTTP instead, at http://127.0.0.1:PORT/mcp, for agents on this machine; 0 uses a free port. It then
                   reads and writes no files
`;

export const mcp: Command = {
  help: HELP,
  run: async (args, io) => {
    const { values, positionals } = readArguments(args, {
      server: { type: "string" },
      data: { type: "string" },
      http: { type: "string" },
    });
    if (positionals[0] !== undefined) throw new UserError(`"${positionals[0]}" is not an option of "limpid mcp"`);
    if (values.server !== undefined && !/^https?:\/\//.test(values.server))
      throw new UserError(`--server is "${values.server}", which is not an http URL`);
    // Loaded for this command alone.
    const { runMcp } = await import("../mcp/run-mcp.ts");
    await runMcp({
      server: values.server?.replace(/\/+$/, ""),
      dataDir: values.data ?? join(homedir(), ".limpid"),
      httpPort: values.http === undefined ? undefined : portOf(values.http),
      apiKey: process.env.LIMPID_API_KEY || null,
      tell: (line: Parameters<Io["tell"]>[0]) => io.tell(line),
    });
    return 0;
  },
};

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new UserError(`--http is "${text}", which is not a port`);
  return Number(text);
}
