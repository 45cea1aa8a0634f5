/** Licences under which others may use, change and pass on the product without further conditions than to name their authors. */
const FREE = new Set([
  "MIT",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
]);

/**
 * What the parts of the product that others have made say of their licence, where that is none of those.
 * @param {{ components: readonly { name: string, version?: string, licenses?: readonly { license?: { id?: string, name?: string }, expression?: string }[] }[] }} bill
 *   As `npm sbom --sbom-format cyclonedx` writes it.
 * @returns {string[]}
 */
export function findLicenceFaults({ components }) {
  return components.flatMap(({ name, version = "", licenses = [] }) => {
    const said = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "");
    if (said.some(isFree)) return [];
    return [`${name}@${version} has ${said.length === 0 ? "no licence" : `the licence ${said.join(", ")}`}`];
  });
}

/** One of several to choose from is enough. */
function isFree(expression) {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(/ or /i)
    .some((licence) => FREE.has(licence.trim()));
}
