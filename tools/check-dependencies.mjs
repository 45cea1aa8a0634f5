/**
 * The check "dependencies": nothing that is installed has a known fault that is high or critical, as the registry says, and all that the product
 * consists of has a free licence. A registry that cannot be reached, or answers no audits, is reported and is no fault.
 */
import { spawnSync } from "node:child_process";
import { ROOT } from "./ensure-built.mjs";
import { findLicenceFaults } from "./lock/find-licence-faults.mjs";

const BAD = ["high", "critical"];
const MANY_BYTES = 256 * 1024 * 1024;

const faults = [
  ...auditFaults(),
  ...findLicenceFaults(JSON.parse(npm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev"))),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function npm(...args) {
  const { stdout, error } = spawnSync("npm", args, { cwd: ROOT, encoding: "utf8", maxBuffer: MANY_BYTES });
  if (error !== undefined) throw error;
  return stdout;
}

function auditFaults() {
  const { vulnerabilities, message } = readJson(npm("audit", "--json"));
  if (vulnerabilities === undefined) {
    console.log(`Not audited: the registry gives no answer (${message ?? "no network"})`);
    return [];
  }
  return Object.values(vulnerabilities)
    .filter(({ severity }) => BAD.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} has a fault that is ${severity}: see npm audit`);
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
