/** Has the browser fetch what a screen is made of together with the page, and not only once the first script has run. */
import { inHtml } from "./in-html.ts";

/** Vite writes this manifest. Its keys are source paths, or import names for chunks without a source. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const PAGE = "index.html";

/** Preloads a screen's first request. Its reply refuses viewers who may not see the table. */
export function preloadHeader(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${inHtml(url)}" />`;
}

/** Elements for the page's head. `screen`: the source of the route. */
export function findPreloads(manifest: BuildManifest, screen: string): string[] {
  const known = new Set(chunksOf(manifest, PAGE));
  const chunks = [...chunksOf(manifest, screen)].filter((chunk) => !known.has(chunk));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ];
}

/** Lists a chunk and the chunks that it imports, each once. */
function chunksOf(manifest: BuildManifest, source: string): ReadonlySet<BuiltChunk> {
  const found = new Set<BuiltChunk>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return found;
}
