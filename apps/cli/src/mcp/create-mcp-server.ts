/** The Model Context Protocol over the tools. Source: its specification of 2025-06-18, by the official SDK. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import manifest from "../../package.json" with { type: "json" };
import { Refusal } from "./service.ts";
import { type Tool, type ToolContext, ToolRefusal } from "./tool.ts";
import { TOOLS } from "./tools/index.ts";

const INSTRUCTIONS =
  "Limpid cleans messy tables without damaging correct values. Open a table, check what was changed and flagged (review), settle open " +
  "decisions of columns (decide) or single cells (edit_cells), then query or export it. Do not guess: what the evidence leaves open is " +
  "for the user to decide.";

export function createMcpServer(context: ToolContext): McpServer {
  const server = new McpServer({ name: "limpid", version: manifest.version }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: {
          readOnlyHint: tool.isReadOnly,
          destructiveHint: false,
          openWorldHint: tool.name === "open_table",
        },
      },
      (input: Record<string, unknown>) => answer(tool, input, context),
    );
  return server;
}

async function answer(tool: Tool, input: Record<string, unknown>, context: ToolContext): Promise<CallToolResult> {
  try {
    const result = await tool.run(input, context);
    return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ToolRefusal)) throw error;
    return { isError: true, content: [{ type: "text", text: error.message }] };
  }
}
