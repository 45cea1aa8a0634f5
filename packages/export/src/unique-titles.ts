/** Titles as keys of a record: none empty, none twice. */
export function uniqueTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    const wanted = title === "" ? `column_${index + 1}` : title;
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
    taken.add(name);
    return name;
  });
}
