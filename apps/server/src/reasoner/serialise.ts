/** JSON as bytes of its own buffer, ready to change hands. */
export function serialise(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
