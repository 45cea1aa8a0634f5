/** The number of the line, from 1, that a place in the text is in. */
export function lineNumberAt(text: string, place: number): number {
  let line = 1;
  for (let at = 0; at < place; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) line++;
  }
  return line;
}
