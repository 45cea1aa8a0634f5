/** Finds the encoding that an XML document or a web page declares. */

const HEAD_BYTES = 2048;
const DECLARATION = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)|<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i;
/** Maps labels of the Encoding standard to the names used here. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  gbk: "gb18030",
  macintosh: "mac-roman",
  "x-mac-cyrillic": "mac-cyrillic",
  ibm866: "cp866",
};

export function findDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  const match = DECLARATION.exec(head);
  const label = match?.[1] ?? match?.[2];
  return label === undefined ? undefined : normalizeLabel(label);
}

/** Normalises any label that browsers know to the name used here. */
function normalizeLabel(label: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(label);
    return OWN_NAMES[encoding] ?? encoding;
  } catch {
    return undefined;
  }
}
