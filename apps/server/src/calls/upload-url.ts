import { defineUploadCall } from "../upload/define-upload-call.ts";
import { sourceAtUrl } from "../upload/source-at-url.ts";

/** The file at a URL. */
export const uploadUrl = defineUploadCall("uploadUrl", sourceAtUrl);
