/** Gives every column a unique title. */

export function nameColumns(names: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const given = (names[index] ?? "").trim();
    const title = uniqueTitle(given === "" ? `column_${index + 1}` : given, taken);
    taken.add(title);
    return title;
  });
}

function uniqueTitle(title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(title)) return title;
  for (let number = 2; ; number++) {
    const numbered = `${title}_${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
