/** A worker's look at the first rows of a file. */
import { readFile } from "node:fs/promises";
import { previewFile } from "@limpid/pipeline";
import type { Handlers, PreviewMethods } from "@limpid/worker-protocol";

export const previewHandlers: Handlers<PreviewMethods> = {
  previewFile: async ({ uploadPath, ...options }) => previewFile(await readFile(uploadPath), options),
};
