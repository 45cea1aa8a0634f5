import { defineUploadCall } from "../upload/define-upload-call.ts";

/** A file, or pasted text. An empty file is a file, and its job says that it is empty; an empty paste is nothing. */
export const uploadFile = defineUploadCall("uploadFile", async ({ fields, path, bytes }) => {
  if (fields.is_copy_paste !== true) return { kind: "file", path, fileName: fields.filename ?? "" };
  return bytes === 0 ? { kind: "nothing" } : { kind: "text", path, fileName: "" };
});
