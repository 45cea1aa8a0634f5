/** The three ways in. */
export type UploadSource =
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "text"; readonly text: string };

interface UploadForm {
  readonly call: "uploadFile" | "uploadUrl";
  readonly bytes: Blob;
  readonly filename: string | null;
}

/** How each way travels: all of them as bytes. */
export function uploadForm(source: UploadSource): UploadForm {
  switch (source.kind) {
    case "file":
      return { call: "uploadFile", bytes: source.file, filename: source.file.name };
    case "text":
      return { call: "uploadFile", bytes: new Blob([source.text]), filename: null };
    case "url":
      return { call: "uploadUrl", bytes: new Blob([source.url.trim()]), filename: null };
  }
}
