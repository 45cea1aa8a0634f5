/** Builds the server and command line with esbuild, and the web app with Vite. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const ENTRIES = {
  "server/main": "apps/server/src/main.ts",
  "server/pipeline-child": "apps/server/src/children/pipeline-child.ts",
  "server/tables-child": "apps/server/src/children/tables-child.ts",
  "server/preview-child": "apps/server/src/children/preview-child.ts",
  "server/reasoner": "apps/server/src/reasoner/reasoner.ts",
  "server/reason-worker": "apps/server/src/reasoner/reason-worker.ts",
  "server/embedded-process": "packages/store/src/database/embedded-process.ts",
  "cli/main": "apps/cli/src/main.ts",
};

/** Our own packages go into the bundle; those of npm stay outside. */
const bundleOwnPackages = {
  name: "bundle-own-packages",
  setup(builder) {
    builder.onResolve({ filter: /^@limpid\// }, ({ path }) => ({
      path: join(ROOT, "packages", path.slice("@limpid/".length), "src/index.ts"),
      sideEffects: false,
    }));
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path, external: true },
    );
  },
};

export async function buildServer() {
  for (const folder of ["server", "cli", "chunks"])
    rmSync(join(ROOT, "dist", folder), { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: "dist",
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    sourcemap: true,
    loader: { ".tsv": "text", ".bin": "binary" },
    define: { BUILD_DATE: JSON.stringify(buildDate()) },
    plugins: [bundleOwnPackages],
    logLevel: "warning",
  });
}

export async function buildWeb() {
  const vite = await import("vite");
  await vite.build({ root: join(ROOT, "apps/web"), logLevel: "warn" });
}

/** The date of the built commit, YYYY-MM-DD; outside a repository the day of the build. */
function buildDate() {
  try {
    return execFileSync("git", ["log", "-1", "--format=%cs"], { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildServer();
  await buildWeb();
}
