/** A key holds the first signs of a text, and its place. */
const SIGNS = 4;
const MAX_SIGN = 0x7f;
const MAX_TEXTS = 2 ** 24;

/** Places of the texts in ascending order. Most texts of a long list differ in the first signs, which are sorted as numbers. */
export function orderOfTexts(texts: readonly string[]): readonly number[] {
  const compare = (one: number, other: number): number => ((texts[one] ?? "") < (texts[other] ?? "") ? -1 : 1);
  const keys = texts.length > MAX_TEXTS ? undefined : keysOf(texts);
  if (keys === undefined) return Array.from(texts.keys()).sort(compare);
  keys.sort();
  const order: number[] = [];
  for (let start = 0; start < keys.length; ) {
    const head = headAt(keys, start);
    let end = start + 1;
    while (end < keys.length && headAt(keys, end) === head) end++;
    if (end === start + 1) order.push((keys[start] ?? 0) % MAX_TEXTS);
    else
      for (const place of Array.from(keys.subarray(start, end), (key) => key % MAX_TEXTS).sort(compare))
        order.push(place);
    start = end;
  }
  return order;
}

function headAt(keys: Float64Array, place: number): number {
  return Math.floor((keys[place] ?? 0) / MAX_TEXTS);
}

/** Undefined if a text begins with a sign that has no room in a key. */
function keysOf(texts: readonly string[]): Float64Array | undefined {
  const keys = new Float64Array(texts.length);
  for (let place = 0; place < texts.length; place++) {
    const text = texts[place] ?? "";
    let head = 0;
    for (let at = 0; at < SIGNS; at++) {
      const sign = at < text.length ? text.charCodeAt(at) + 1 : 0;
      if (sign > MAX_SIGN) return undefined;
      head = head * (MAX_SIGN + 1) + sign;
    }
    keys[place] = head * MAX_TEXTS + place;
  }
  return keys;
}
