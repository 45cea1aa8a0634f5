/**
 * The file of a study: a line of JSON that says what it is, frames of V8's own serialisation, each behind its length, an empty
 * frame, and the SHA-256 of all before. Only the build that wrote it reads it, because what a class has learnt is its own.
 */
declare const BUILD_FINGERPRINT: string | undefined;

/** The version is raised when the frames change. */
export const FORMAT = 1;
/** Reading it takes about five times as much memory. */
export const MAX_STUDY_BYTES = 1_000_000_000;
export const LENGTH_BYTES = 4;
export const CHECKSUM = "sha256";
export const CHECKSUM_BYTES = 32;
/** Empty where the sources run as they are. */
export const BUILD = typeof BUILD_FINGERPRINT === "string" ? BUILD_FINGERPRINT : "";

export interface StudyHeader {
  readonly limpid: "study";
  readonly format: number;
  /** The version of the product, for people. */
  readonly version: string;
  readonly build: string;
  /** Rows that were studied, and rows of the table that they are of. */
  readonly rows: number;
  readonly of: number;
  readonly titles: readonly string[];
}
