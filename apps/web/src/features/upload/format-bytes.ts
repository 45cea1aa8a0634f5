const UNITS = ["bytes", "kB", "MB", "GB"] as const;
const STEP = 1024;

/** A size as people say it: `512 bytes`, `1.4 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
