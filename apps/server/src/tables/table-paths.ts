import type { TableRecord } from "@limpid/database";
import { type BlobStore, type Cleaned, cleanedNames, TABLE_FILES, TableFiles } from "@limpid/files";
import type { ReviewedPaths } from "@limpid/worker-protocol";

/** The local paths of a table's files. */
export function tablePaths(blobs: BlobStore, { id, ...cleaned }: Pick<TableRecord, "id" | keyof Cleaned>) {
  const files = new TableFiles(blobs, id);
  const { clean, review, plain } = cleanedNames(cleaned);
  return {
    uploadPath: files.path(TABLE_FILES.upload),
    ingest: files.path(TABLE_FILES.ingest),
    clean: files.path(clean),
    review: files.path(review),
    plain: files.path(plain),
  };
}

/** Lists the files that record what became of the cells. */
export function reviewPaths(blobs: BlobStore, table: Pick<TableRecord, "id" | keyof Cleaned>): ReviewedPaths {
  const { ingest, review, plain } = tablePaths(blobs, table);
  return { ingest, review, plain };
}
