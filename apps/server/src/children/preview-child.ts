/** A process that reads files for a look at their first rows, apart from those that clean, which may be long at work. */
import { readFile } from "node:fs/promises";
import { previewFile } from "@limpid/pipeline";
import type { PreviewMethods } from "./preview-methods.ts";
import { serveHost } from "./serve-host.ts";

serveHost<PreviewMethods>({
  previewFile: async ({ uploadPath, ...options }) => previewFile(await readFile(uploadPath), options),
});
