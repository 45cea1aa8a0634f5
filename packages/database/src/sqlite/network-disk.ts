/** Detects folders on a network disk, where SQLite's locks are unreliable. */
import { statfsSync } from "node:fs";

/** Types of `statfs(2)` for file systems over a network or through a program. */
const KINDS: Readonly<Record<number, string>> = {
  26985: "NFS",
  20859: "SMB",
  4283649346: "CIFS",
  4266872130: "SMB",
  1702057286: "FUSE, such as sshfs",
  16914839: "9P",
  1397113167: "AFS",
  12805120: "Ceph",
};

/** Returns the system's number for the file system type of a folder. */
export type ReadDiskType = (path: string) => number;

export const readDiskType: ReadDiskType = (path) => statfsSync(path).type;

/** Returns undefined for a local disk. */
export function detectNetworkDisk(path: string, diskType: ReadDiskType = readDiskType): string | undefined {
  return path.startsWith("\\\\") ? "a network share" : KINDS[diskType(path)];
}

export function networkWarning(kind: string): string {
  return `The data folder is on a network file system (${kind}). SQLite's locks need a local disk: use one, or DATABASE_URL.`;
}
