/** Replaces whole elements of an XML text, in time that grows with its length whatever it contains. */

/** Elements of these names do not contain each other. One that never ends stays as it is, and so does all after it. */
export function replaceElements(xml: string, names: readonly string[], change: (element: string) => string): string {
  const opening = new RegExp(`<((?:\\w+:)?(?:${names.join("|")}))(?:\\s[^<>]*)?>`, "g");
  const pieces: string[] = [];
  let done = 0;
  for (let tag = opening.exec(xml); tag !== null; tag = opening.exec(xml)) {
    if (tag[0].endsWith("/>")) continue;
    const closing = `</${tag[1]}>`;
    const end = xml.indexOf(closing, opening.lastIndex);
    if (end < 0) break;
    pieces.push(xml.slice(done, tag.index), change(xml.slice(tag.index, end + closing.length)));
    done = end + closing.length;
    opening.lastIndex = done;
  }
  pieces.push(xml.slice(done));
  return pieces.join("");
}
