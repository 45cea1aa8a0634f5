/**
 * The password with which Excel encrypts a workbook whose structure is protected, and which it tries by itself before it
 * asks ([MS-OFFCRYPTO] 2.4.2.3). The owner of such a workbook never typed a password.
 */
export const BUILT_IN_PASSWORD = Buffer.from("VelvetSweatshop", "utf16le");

export function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
