/** The names of the event streams. */

export function jobStream(tableId: string): string {
  return `job:${tableId}`;
}

export function tableStream(tableId: string): string {
  return `table:${tableId}`;
}
