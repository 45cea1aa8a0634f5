/** Recognises tables of dBASE and its relatives by their header, since their first byte alone says little. */

const VERSIONS: ReadonlySet<number> = new Set([
  0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0x8c, 0xcb, 0xf5, 0xfb,
]);
const HEADER_BYTES = 32;
const FIELD_BYTES = 32;
const END_OF_FIELDS = 0x0d;
const FIELD_TYPES = /^[A-Z0@+]$/;

export function isDbase(head: Uint8Array): boolean {
  if (head.length < HEADER_BYTES + FIELD_BYTES || !VERSIONS.has(head[0] ?? 0)) return false;
  const [month = 0, day = 0] = head.subarray(2, 4);
  // A text may begin with the same bytes, but it has no zeros.
  if (month > 12 || day > 31 || head[12] !== 0 || head[13] !== 0) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [headerLength, recordLength] = [view.getUint16(8, true), view.getUint16(10, true)];
  const end = Math.min(headerLength, head.length);
  if (headerLength <= HEADER_BYTES || recordLength < 2) return false;
  for (let at = HEADER_BYTES; at + FIELD_BYTES <= end && head[at] !== END_OF_FIELDS; at += FIELD_BYTES) {
    const name = head[at] ?? 0;
    if (name < 0x20 || !FIELD_TYPES.test(String.fromCharCode(head[at + 11] ?? 0))) return false;
  }
  return true;
}
