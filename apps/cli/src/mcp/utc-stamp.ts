/** Now, as edits have it: YYYY-MM-DD HH:mm:ss. */
export function utcStamp(now = new Date()): string {
  return now.toISOString().slice(0, 19).replace("T", " ");
}
