/** What is wrong with a lock file, read without asking a registry. */
import semver from "semver";

/** The oldest of each line of Node that we support; 22 since the first that current packages still run on. */
const NODE_VERSIONS = ["20.19.0", "22.13.0", "24.0.0"];

/** @param {{ packages: Record<string, any> }} lock @returns {string[]} */
export function findLockFaults({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...addressFaults(path, entry),
    ...engineFaults(path, entry),
    ...platformFaults(path, entry, packages),
  ]);
}

/** An address names one registry; without it every mirror serves. */
function addressFaults(path, { resolved, link }) {
  return resolved === undefined || link === true ? [] : [`${path} names the address ${resolved}`];
}

function engineFaults(path, { engines, version }) {
  const range = engines?.node;
  if (range === undefined) return [];
  return NODE_VERSIONS.filter((node) => !semver.satisfies(node, range)).map(
    (node) => `${path} ${version} does not run on Node ${node}: it asks for ${range}`,
  );
}

/** npm leaves these out when it writes a lock file beside a node_modules, and then `npm ci` fails elsewhere. */
function platformFaults(path, { optionalDependencies = {}, version }, packages) {
  return Object.keys(optionalDependencies)
    .filter((name) => findPackage(path, name, packages) === undefined)
    .map((name) => `${path} ${version} lacks its optional package ${name}`);
}

/** Looks for it as Node does: in the folder itself, then in each above. */
function findPackage(path, name, packages) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const found = packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found !== undefined || folder === "") return found;
  }
}
