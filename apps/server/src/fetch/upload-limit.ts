import type { Config } from "../config.ts";

const BYTES_PER_MB = 1024 * 1024;

/** Largest upload in bytes. */
export function uploadLimit(config: Config): number {
  return Math.floor(config.maxUploadMb * BYTES_PER_MB);
}
