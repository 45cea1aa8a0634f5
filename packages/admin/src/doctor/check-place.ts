/** Checks the folder itself: write permission, free space, and for SQLite a disk with reliable locks. */
import { accessSync, constants, readdirSync, statfsSync, statSync } from "node:fs";
import {
  detectNetworkDisk,
  networkWarning,
  type ReadDiskType,
  readDiskType,
  readHolder,
} from "@limpid/database/upkeep";
import { type DataFolder, describeReason } from "@limpid/files";
import { type Finding, fine, note, wrong } from "./finding.ts";

/** Below this free space an upload or two may fail. */
const LOW_BYTES = 100e6;
/** Below this free space not even the log of the database can grow. */
const FULL_BYTES = 1e6;

export function checkPlace(folder: DataFolder, diskType: ReadDiskType = readDiskType): Finding[] {
  const findings = checkFolder(folder.path);
  return folderExists(folder.path)
    ? [...findings, ...checkNetwork(folder.path, diskType), ...checkHolder(folder)]
    : findings;
}

/** Checks any folder; if it is missing, there is nothing else to check. */
export function checkFolder(path: string): Finding[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [wrong(`There is no folder "${path}".`)];
  if (!stat.isDirectory()) return [wrong(`"${path}" is no folder.`)];
  const { bavail, bsize } = statfsSync(path);
  return [checkAccess(path), checkRoom(bavail * bsize)];
}

export function folderExists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function checkAccess(path: string): Finding {
  try {
    readdirSync(path);
    accessSync(path, constants.W_OK | constants.R_OK | constants.X_OK);
    return fine(`The folder "${path}" can be read and written to.`);
  } catch (error) {
    return wrong(
      `The folder "${path}" cannot be written to: ${describeReason(error)}. The service will not start on it.`,
    );
  }
}

function checkNetwork(path: string, diskType: ReadDiskType): Finding[] {
  const network = detectNetworkDisk(path, diskType);
  return network === undefined ? [] : [wrong(networkWarning(network))];
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
