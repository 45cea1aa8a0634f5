/** Finds a free name for a column beside those of the table, whose names do not change. */
export function takeName(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${wanted}_${count}`;
  taken.add(free.toLowerCase());
  return free;
}
