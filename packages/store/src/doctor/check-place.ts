/** The folder itself: may it be written to, is there room, is it on a disk that SQLite can rely on. */
import { accessSync, constants, readdirSync, statfsSync, statSync } from "node:fs";
import { readHolder } from "../database/lock.ts";
import { type DataFolder, reasonOf } from "../sqlite/data-folder.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** Below this an upload or two may fail. */
const LOW_BYTES = 100e6;
/** Where not even the log of the database can grow. */
const FULL_BYTES = 1e6;
/** `statfs(2)`: file systems that are reached over a network. */
const NETWORK_TYPES: Readonly<Record<number, string>> = {
  26985: "NFS",
  20859: "SMB",
  4283649346: "CIFS",
  4266872130: "SMB",
  1702057286: "FUSE, such as sshfs",
  16914839: "9P",
  1397113167: "AFS",
  12805120: "Ceph",
};

export function checkPlace(folder: DataFolder): Finding[] {
  const { path } = folder;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [wrong(`There is no folder "${path}".`)];
  if (!stat.isDirectory()) return [wrong(`"${path}" is no folder.`)];
  return [checkAccess(path), ...checkDisk(path), ...checkHolder(folder)];
}

function checkAccess(path: string): Finding {
  try {
    readdirSync(path);
    accessSync(path, constants.W_OK | constants.R_OK | constants.X_OK);
    return fine(`The folder "${path}" can be read and written to.`);
  } catch (error) {
    return wrong(`The folder "${path}" cannot be written to: ${reasonOf(error)}. The service will not start on it.`);
  }
}

function checkDisk(path: string): Finding[] {
  const { type, bavail, bsize } = statfsSync(path);
  const network = path.startsWith("\\\\") ? "a network share" : NETWORK_TYPES[type];
  const findings = [checkRoom(bavail * bsize)];
  if (network !== undefined)
    findings.push(
      wrong(
        `The folder is on a network file system (${network}). SQLite's locks need a local disk: use one, or DATABASE_URL.`,
      ),
    );
  return findings;
}

function checkRoom(freeBytes: number): Finding {
  const free = `${Math.floor(freeBytes / 1e6)} MB`;
  if (freeBytes < FULL_BYTES) return wrong("The disk is full: nothing can be stored until there is room.");
  return freeBytes < LOW_BYTES ? note(`The disk has only ${free} left.`) : fine(`The disk has ${free} left.`);
}

function checkHolder({ lockPath }: DataFolder): Finding[] {
  const holder = readHolder(lockPath);
  if (holder === undefined) return [];
  if (holder.isAlive) return [note(`The service is running on it, as process ${holder.pid}.`)];
  return [note(`The service that used it last, process ${holder.pid}, was killed. The next start takes over.`)];
}
