/** What a tool is: typed input and output, and what it does with a server. */
import type { z } from "zod";
import type { Service } from "./service.ts";

export interface ToolContext {
  readonly service: Service;
  /** The agent runs on this machine as the same user: files may be read and written for it. */
  readonly isLocal: boolean;
}

export interface Tool<Input extends z.ZodRawShape = z.ZodRawShape, Output extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** It changes no table. */
  readonly isReadOnly: boolean;
  readonly run: (input: z.infer<z.ZodObject<Input>>, context: ToolContext) => Promise<z.infer<z.ZodObject<Output>>>;
}

/** Keeps the types of input and output together; the list of tools forgets them. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}

/** The message that the agent gets in place of a result. */
export class ToolRefusal extends Error {
  override readonly name = "ToolRefusal";
}
