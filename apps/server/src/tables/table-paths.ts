import { type BlobStore, TABLE_FILES, TableFiles, type TableRecord } from "@limpid/store";

/** The local paths of a table's files. */
export function tablePaths(blobs: BlobStore, { id, generation }: Pick<TableRecord, "id" | "generation">) {
  const files = new TableFiles(blobs, id);
  const { clean, review } = files.cleanedNames(generation);
  return {
    uploadPath: files.path(TABLE_FILES.upload),
    ingest: files.path(TABLE_FILES.ingest),
    clean: files.path(clean),
    review: files.path(review),
  };
}
