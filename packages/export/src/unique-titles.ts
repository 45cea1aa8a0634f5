/** Makes titles usable as keys of a record: no title is empty or occurs twice. */
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
