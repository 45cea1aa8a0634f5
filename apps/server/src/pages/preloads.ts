/** Has the browser fetch what a screen is made of together with the page, and not only once the first script has run. */
import { inHtml } from "./in-html.ts";

/** As Vite writes it: by source, and what is none by the name that imports give it. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const PAGE = "index.html";

/** What a screen asks for first. Whoever may not see it is told so by the answer. */
export function preloadOf(url: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${inHtml(url)}" />`;
}

/** Elements for the page's head. `screen`: the source of the route. */
export function preloadsOf(manifest: BuildManifest, screen: string): string[] {
  const known = new Set(chunksOf(manifest, PAGE));
  const chunks = [...chunksOf(manifest, screen)].filter((chunk) => !known.has(chunk));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ];
}

/** With those that it imports, each once. */
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
