/** FNV-1a over UTF-16 units of a part of a text, with the high bits folded down for use with a mask. */
export function hashText(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
