/** What the module of an entity class says of it in its header. */

export interface ClassHeader {
  readonly about: string;
  readonly sources: string;
}

const HEADER = /^\/\*\*([\s\S]*?)\*\//;
const CLASS_ID = /= define[A-Z][\s\S]*?\bid: "(\w+)"/;

/** Headers by the id of the class; modules that define none are passed over. */
export function classHeaders(modules: readonly string[]): ReadonlyMap<string, ClassHeader> {
  const headers = new Map<string, ClassHeader>();
  for (const source of modules) {
    const id = CLASS_ID.exec(source)?.[1];
    const comment = HEADER.exec(source)?.[1];
    if (id !== undefined && comment !== undefined) headers.set(id, splitHeader(comment));
  }
  return headers;
}

function splitHeader(comment: string): ClassHeader {
  const text = comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ")
    .trim();
  const [about = "", sources = ""] = text.split(/\s*Sources?: /);
  return { about, sources };
}
