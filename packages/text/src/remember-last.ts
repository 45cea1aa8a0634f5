/** Reads each text once while several readers ask for the same one, one after the other. */
export function rememberLast<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  let last: { readonly text: string; readonly reading: Reading } | undefined;
  return (text) => {
    if (last === undefined || text !== last.text) last = { text, reading: read(text) };
    return last.reading;
  };
}
