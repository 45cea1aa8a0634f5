/** Makes one file of a bench and all it imports, as the product is built: a loader of TypeScript takes memory and time. */
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

/** Packages that still use `require` find it here. */
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

const HERE = fileURLToPath(new URL("../../", import.meta.url));

interface Bundling {
  readonly plugins?: Plugin[];
  /** The checkout whose packages are taken; left out, this one. */
  readonly tree?: string;
}

export async function bundleBench(
  entry: string,
  outfile: string,
  { plugins = [], tree = "" }: Bundling = {},
): Promise<void> {
  const root = tree === "" ? HERE : resolve(tree);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    external: ["@duckdb/*", "esbuild"],
    format: "esm",
    platform: "node",
    target: "node20.19",
    loader: { ".tsv": "text" },
    define: { MODELS_FOLDER: JSON.stringify(pathToFileURL(join(root, "packages/models/src/")).href) },
    banner: { js: REQUIRE },
    plugins: tree === "" ? plugins : [...plugins, takePackagesOf(root)],
    logLevel: "warning",
  });
}

function takePackagesOf(root: string): Plugin {
  return {
    name: "packages of another checkout",
    setup: (bundling) =>
      bundling.onResolve({ filter: /^@limpid\/[a-z-]+$/ }, ({ path }) => ({
        path: join(root, "packages", path.replace("@limpid/", ""), "src/index.ts"),
      })),
  };
}
