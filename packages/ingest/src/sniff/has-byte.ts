/** Whether a byte occurs; a buffer searches natively, many times as fast as an array of bytes. */
export function hasByte(bytes: Uint8Array, byte: number): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(byte);
}
