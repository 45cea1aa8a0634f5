import { type BlobStore, TABLE_FILES, TableFiles } from "@limpid/store";

/** The local paths of a table's files. */
export function tablePaths(blobs: BlobStore, tableId: string) {
  const files = new TableFiles(blobs, tableId);
  return {
    uploadPath: files.path(TABLE_FILES.upload),
    ingest: files.path(TABLE_FILES.ingest),
    clean: files.path(TABLE_FILES.clean),
    review: files.path(TABLE_FILES.review),
  };
}
