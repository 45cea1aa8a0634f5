/** The diagram of packages, drawn from what the sources import. */

/** A folder of the workspace, and the packages of ours that its sources name. */
export interface ImportingFolder {
  /** Such as `packages/clean`. */
  readonly folder: string;
  readonly sources: readonly string[];
}

const IMPORT = /(?:from|import\(|import)\s*"@limpid\/([\w-]+)(?:\/[\w-]+)?"/g;

/** Packages by the name of who imports them. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** A diagram in the language of Mermaid. What is reached over another package has no arrow of its own. */
export function importDiagram(folders: readonly ImportingFolder[]): string {
  const imports = readImports(folders);
  const isApp = (name: string): boolean => folders.some(({ folder }) => folder === `apps/${name}`);
  const names = [...imports.keys()].sort();
  const nodes = names.map((name) => `  ${name}${isApp(name) ? `([${name}])` : `[${name}]`}`);
  const arrows = names.flatMap((name) => nearest(name, imports).map((to) => `  ${name} --> ${to}`));
  return ["```mermaid", "flowchart LR", ...nodes, ...arrows, "```"].join("\n");
}

function readImports(folders: readonly ImportingFolder[]): Imports {
  return new Map(
    folders.map(({ folder, sources }) => {
      const name = folder.replace(/^.*\//, "");
      const found = sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, to = ""]) => to));
      return [name, new Set(found.filter((to) => to !== name))];
    }),
  );
}

/** Lists the imports that no other import of the package leads to. */
function nearest(name: string, imports: Imports): readonly string[] {
  const direct = [...(imports.get(name) ?? [])].sort();
  return direct.filter((to) => !direct.some((over) => over !== to && isReached(to, over, imports)));
}

function isReached(to: string, from: string, imports: Imports): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || isReached(to, next, imports));
}
