import { type BlobStore, type ReviewedPaths, TABLE_FILES, TableFiles, type TableRecord } from "@limpid/store";

/** The local paths of a table's files. */
export function tablePaths(blobs: BlobStore, { id, generation }: Pick<TableRecord, "id" | "generation">) {
  const files = new TableFiles(blobs, id);
  const { clean, review, plain } = files.cleanedNames(generation);
  return {
    uploadPath: files.path(TABLE_FILES.upload),
    ingest: files.path(TABLE_FILES.ingest),
    clean: files.path(clean),
    review: files.path(review),
    plain: files.path(plain),
  };
}

/** Those of them that say what became of the cells. */
export function reviewPaths(blobs: BlobStore, table: Pick<TableRecord, "id" | "generation">): ReviewedPaths {
  const { ingest, review, plain } = tablePaths(blobs, table);
  return { ingest, review, plain };
}
