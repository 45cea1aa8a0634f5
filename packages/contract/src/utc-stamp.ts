/** YYYY-MM-DD HH:mm:ss in UTC, as calls have it. */
export function utcStamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace("T", " ");
}
