/** Makes one file of a bench and all it imports, as the product is built: a loader of TypeScript takes memory and time. */
import { build, type Plugin } from "esbuild";

/** Packages that still use `require` find it here. */
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

const MODELS = new URL("../../packages/models/src/", import.meta.url);

export async function bundleBench(entry: string, outfile: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    external: ["@duckdb/*", "esbuild"],
    format: "esm",
    platform: "node",
    target: "node20.19",
    loader: { ".tsv": "text" },
    define: { MODELS_FOLDER: JSON.stringify(MODELS.href) },
    banner: { js: REQUIRE },
    plugins,
    logLevel: "warning",
  });
}
