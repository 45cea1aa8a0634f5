/** A worker's look at the first rows of a file. */
import { readFile } from "node:fs/promises";
import { previewFile } from "@limpid/pipeline";
import type { PreviewMethods } from "./preview-methods.ts";
import type { Handlers } from "./protocol.ts";

export const previewHandlers: Handlers<PreviewMethods> = {
  previewFile: async ({ uploadPath, ...options }) => previewFile(await readFile(uploadPath), options),
};
