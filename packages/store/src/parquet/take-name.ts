/** A name for a column that stands beside those of the table: they keep theirs, so that this one gives way. */
export function takeName(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${wanted}_${count}`;
  taken.add(free.toLowerCase());
  return free;
}
