/** The values between separators, trimmed; a separator in brackets belongs to its value, and empty values are left out. */
export function splitList(text: string, separator: string): readonly string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "(") depth++;
    else if (character === ")" && depth > 0) depth--;
    else if (character === separator && depth === 0) {
      items.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  items.push(text.slice(start).trim());
  return depth === 0 ? items.filter((item) => item !== "") : [text.trim()];
}
