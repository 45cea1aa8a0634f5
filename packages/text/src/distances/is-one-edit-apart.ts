/** Whether one letter missing, extra, other, or swapped with its neighbour makes the difference between two words. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditApart(b, a);
  if (a === b || b.length - a.length > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1);
  const isReplaced = a.slice(start + 1) === b.slice(start + 1);
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
  return isReplaced || isSwapped;
}
