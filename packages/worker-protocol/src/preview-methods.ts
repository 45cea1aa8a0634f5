/** What the host asks a worker about files that are only looked at. */
import type { FilePreview, PreviewOptions } from "@limpid/pipeline";
import type { Method } from "./protocol.ts";

export interface PreviewInput extends PreviewOptions {
  readonly uploadPath: string;
}

export type PreviewOutcome = FilePreview | { readonly kind: "refused"; readonly reason: string };

export interface PreviewMethods {
  readonly previewFile: Method<PreviewInput, never, PreviewOutcome>;
}
