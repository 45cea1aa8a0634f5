import { defineUploadCall } from "../upload/define-upload-call.ts";
import { sourceAtUrl } from "../upload/source-at-url.ts";

/** A file, or pasted text; the file at a URL where the call says that its data is one. An empty file is a file, and its job says that it is empty; an empty paste is nothing. */
export const uploadFile = defineUploadCall("uploadFile", async (upload, context) => {
  const { fields, path, bytes } = upload;
  if (fields.is_url === true) return await sourceAtUrl(upload, context);
  if (fields.is_copy_paste !== true) return { kind: "file", path, fileName: fields.filename ?? "" };
  return bytes === 0 ? { kind: "nothing" } : { kind: "text", path, fileName: "" };
});
