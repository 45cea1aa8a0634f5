export { type BlobStore, type HeldFiles, ignoreMissing, isStoredAt, LocalBlobs } from "./blobs/blob-store.ts";
export { type DataFolder, dataFolder, listTableFolders, readSize } from "./blobs/data-folder.ts";
export { removeMadeFiles } from "./blobs/made-files.ts";
export { FolderFiles, filesBelow, type StoredFile, type StoredFiles } from "./blobs/stored-files.ts";
export {
  type Cleaned,
  cleanedNames,
  isOfAnotherTry,
  isTableId,
  nextTry,
  removeRun,
  TABLE_FILES,
  TableFiles,
  tableKey,
  viewFolder,
  viewKey,
} from "./blobs/table-files.ts";
export { isCleaned, type TableStock, takeStock } from "./blobs/table-stock.ts";
export { CannotOpen } from "./disk/cannot-open.ts";
export { DAMAGED_FILE, DamagedFile } from "./disk/damaged-file.ts";
export { describeReason } from "./disk/describe-reason.ts";
export { isDiskFull } from "./disk/disk-full.ts";
export { forEachConcurrently } from "./disk/for-each-concurrently.ts";
export { isThere } from "./disk/is-there.ts";
export { requireWritable } from "./disk/require-writable.ts";
export { isSetAside, setAside } from "./disk/set-aside.ts";
export { sumOfFile } from "./disk/sum-of-file.ts";
export {
  isLeftover,
  makeFolderDurably,
  produceDurably,
  removeFiles,
  removeLeftovers,
  removeLeftoversBeside,
  syncFolder,
  syncPath,
  temporaryName,
  writeDurably,
} from "./disk/write-durably.ts";
export { type Installation, openFiles } from "./installation.ts";
export { type BucketSettings, USED } from "./s3/bucket.ts";
export {
  type BucketPlace,
  type BucketRequest,
  bucketSettings,
} from "./s3/bucket-settings.ts";
export { readSetting } from "./s3/read-setting.ts";
export { S3Blobs } from "./s3/s3-blobs.ts";
export { CannotOpenStore, StoreUnavailable } from "./s3/store-unavailable.ts";
