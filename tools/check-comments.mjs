/**
 * Refuses comments that are no sentences and exported names that end in "Of". Folders that still have some are listed with
 * their number in comments/allowed.json; a number may only fall. "--list" prints the faults of the folders that follow, and
 * "--lower" writes the numbers as they are now, where they have fallen.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { findCommentFaults, findExcess, lowerAllowed } from "./comments/find-comment-faults.mjs";

const LEFT_OUT = /\/generated\/|\.d\.ts$|^tools\/comments\//;
const ALLOWED = new URL("comments/allowed.json", import.meta.url);
const allowed = JSON.parse(readFileSync(ALLOWED, "utf8"));
const [option, ...listed] = process.argv.slice(2);

const counts = new Map();
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs"], {
  encoding: "utf8",
  maxBuffer: 1 << 26,
});
for (const file of files.split("\n")) {
  if (file === "" || LEFT_OUT.test(file) || !existsSync(file)) continue;
  const folder = folderWith(file);
  const faults = findCommentFaults(readFileSync(file, "utf8"));
  if (faults.length > 0) counts.set(folder, (counts.get(folder) ?? 0) + faults.length);
  if (option === "--list" && (listed.length === 0 || listed.includes(folder)))
    for (const { line, fault } of faults) console.log(`${file}:${line}: ${fault}`);
}
if (option === "--lower") writeFileSync(ALLOWED, `${JSON.stringify(lowerAllowed(counts, allowed), null, 2)}\n`);
const messages = findExcess(counts, allowed);
for (const message of messages) console.error(message);
if (messages.length > 0) console.error('"node tools/check-comments.mjs --list FOLDER" lists them.');
process.exitCode = messages.length > 0 ? 1 : 0;

/** Returns the package or app of a file, or its first folder. */
function folderWith(file) {
  const [first = "", second = ""] = file.split("/");
  return first === "packages" || first === "apps" ? `${first}/${second}` : first;
}
