/** Builds the server and command line with esbuild, and the web app with Vite. */
import { execFileSync, fork, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import Module, { builtinModules, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const ENTRIES = {
  "server/query-child": "apps/worker/src/query-child.ts",
  "server/sqlite-thread": "packages/database/src/sqlite/sqlite-thread.mjs",
  "cli/main": "apps/worker/src/load-compiled.ts",
  "library/index": "apps/library/src/index.ts",
};

/** One file each, so that V8 can keep what it compiled of them: see load-compiled.ts. */
const WORKER_ENTRIES = { "server/worker-program": "apps/worker/src/main.ts" };
const WORKER_LOADER = { "server/worker": "apps/worker/src/load-compiled.ts" };
const SERVER_ENTRIES = { "server/main-program": "apps/server/src/main.ts" };
const SERVER_LOADER = { "server/main": "apps/worker/src/load-compiled.ts" };
const CLI_ENTRIES = { "cli/program": "apps/cli/src/main.ts" };
/** What esbuild takes to be missing in our oldest Node: it would build such a pattern again whenever it is used. */
const NODE_HAS = { "regexp-unicode-property-escapes": true };
/** Native code, and what few installations ever load. */
const OUTSIDE_OF_WORKERS = ["@duckdb/node-bindings", "@energetic-ai/*", "@aws-sdk/*"];
/** The server starts its workers with these by default; with other settings the first worker writes a cache of its own. */
const WORKER_FLAGS = ["--max-old-space-size=2048"];

/** The word lists; the programs read them from a folder beside their own. */
const LEXICON = join(ROOT, "packages/lexicon/data");

/** What the command line cleans to be compiled. */
const USUAL_TABLE = `order id,ordered on,customer,email,phone,city,country,amount,paid,status,url,note
A-1001,2024-03-01,Anna Meier,anna.meier@example.com,+41 44 668 18 00,Zürich,Switzerland,12.50,yes,open,https://example.com/a,Please ring
A-1002,02.03.2024,Peter Smith,peter@example.org,+44 20 7946 0018,London,United Kingdom,"1,250.00",no,sent,https://example.com/b,
A-1003,3 Mar 2024,JOHN BROWN,john.brown@example,+1 212 555 0123,New York,USA,8,yes,sent,example.com/c,leave at the door
A-1004,2024-03-04,Maria  García,maria@example.com,N/A,Madrid,Spain,€ 99.90,yes,opne,https://example.com/d,gift
A-1005,2024-03-05,Luc Martin,luc@example.com,+33 1 70 18 99 00,Paris,France,45.00,no,open,https://example.com/e,
A-1006,2024-03-06,Anna Meier,anna.meier@example.com,+41 44 668 18 00,Zürich,Switzerland,-999,yes,open,https://example.com/f,fragile
`;

/** Our own packages are bundled from their sources. */
const findOwnPackages = {
  name: "find-own-packages",
  setup(builder) {
    builder.onResolve({ filter: /^@limpid\// }, ({ path }) => {
      const [name, door = ""] = path.slice("@limpid/".length).split("/");
      return { path: join(ROOT, "packages", name, "src", door, "index.ts"), sideEffects: false };
    });
  },
};
/** The others as well, in few files: to find and read hundreds took longer than all else that a start does. */
const OUTSIDE = [
  // Native code, and what starts threads from files of its own.
  ...["@duckdb/*", "libsql", "@libsql/*", "pino"],
  // What few installations ever load.
  ...["pg-native", "@aws-sdk/*"],
];
/** What a module of CommonJS finds around it. */
const AROUND_COMMONJS = [
  'import { createRequire as $requireFrom } from "node:module";',
  'import { dirname as $folderOf } from "node:path";',
  'import { fileURLToPath as $pathOf } from "node:url";',
  "const require = $requireFrom(import.meta.url);",
  "const __filename = $pathOf(import.meta.url), __dirname = $folderOf(__filename);",
].join("\n");

export async function buildServer() {
  for (const folder of ["server", "cli", "library", "chunks", "models", "lexicon"])
    rmSync(join(ROOT, "dist", folder), { recursive: true, force: true });
  const common = {
    absWorkingDir: ROOT,
    outdir: "dist",
    bundle: true,
    platform: "node",
    target: "node20.19",
    supported: NODE_HAS,
    loader: { ".tsv": "text" },
    define: {
      BUILD_DATE: JSON.stringify(buildDate()),
      MODELS_FOLDER: JSON.stringify("../models/"),
      LEXICON_FOLDER: JSON.stringify("../lexicon/"),
    },
    logLevel: "warning",
  };
  const compiled = {
    ...common,
    metafile: true,
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    // A script that comes from the code cache has no way to import; require does the same here.
    supported: { ...NODE_HAS, "dynamic-import": false },
    plugins: [findOwnPackages],
    define: { ...common.define, "import.meta.url": "OWN_ADDRESS" },
    banner: { js: 'const OWN_ADDRESS = require("node:url").pathToFileURL(__filename).href;' },
  };
  const workers = await build({
    ...compiled,
    entryPoints: WORKER_ENTRIES,
    external: OUTSIDE_OF_WORKERS,
  });
  const worker = finishProgram("dist/server", "worker-program.cjs");
  // The programs know it, since what one build has kept another may not read.
  const BUILD_FINGERPRINT = JSON.stringify(fingerprintOfWorker());
  const define = { ...compiled.define, BUILD_FINGERPRINT };
  const cli = await build({ ...compiled, entryPoints: CLI_ENTRIES, external: OUTSIDE, define });
  const commandLine = finishProgram("dist/cli", "program.cjs");
  await build({ ...compiled, entryPoints: WORKER_LOADER, define: { ...compiled.define, ...worker } });
  copyModels();
  cpSync(LEXICON, join(ROOT, "dist/lexicon"), { recursive: true });
  const host = await build({
    ...compiled,
    entryPoints: SERVER_ENTRIES,
    external: OUTSIDE,
    define: { ...define, "import.meta.resolve": "require.resolve" },
  });
  const server = finishProgram("dist/server", "main-program.cjs");
  const modules = {
    ...common,
    format: "esm",
    plugins: [findOwnPackages],
    external: OUTSIDE,
    banner: { js: AROUND_COMMONJS },
  };
  await build({ ...modules, entryPoints: SERVER_LOADER, define: { ...common.define, ...server } });
  const programs = await build({
    ...modules,
    metafile: true,
    entryPoints: ENTRIES,
    chunkNames: "chunks/[name]-[hash]",
    splitting: true,
    sourcemap: true,
    define: { ...common.define, ...commandLine },
  });
  writeOutside([workers.metafile, cli.metafile, host.metafile, programs.metafile]);
  await buildBrowserLibrary();
  declareLibrary();
  await compileWorker();
  compileCommandLine();
  await compileHost();
}

/** Which packages the built programs load, with their versions: an installation of these programs alone needs them. */
function writeOutside(metafiles) {
  const imports = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap((output) => output.imports));
  const names = imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => packageOf(path));
  const there = [...new Set(names)]
    .sort((one, other) => (one < other ? -1 : 1))
    .filter((name) => existsSync(manifestOf(name)));
  const versions = there.map((name) => [name, JSON.parse(readFileSync(manifestOf(name), "utf8")).version]);
  writeFileSync(join(ROOT, "dist/outside.json"), JSON.stringify(Object.fromEntries(versions), null, 2));
}

function packageOf(path) {
  return path.split("/", path.startsWith("@") ? 2 : 1).join("/");
}

function manifestOf(name) {
  return join(ROOT, "node_modules", name, "package.json");
}

/** One file, with the models in it. */
async function buildBrowserLibrary() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { browser: "apps/library/src/browser.ts" },
    outdir: "dist/library",
    bundle: true,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    // The modules that Node gets, for whose form our imports are written.
    mainFields: ["main", "module"],
    loader: { ".tsv": "text", ".bin": "binary" },
    logLevel: "warning",
    // What reads files is left out as unused; a test looks for what would be left of it.
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    plugins: [findOwnPackages, bringModelsAlong],
  });
}

/** In place of the module that reads the models from disk. */
const bringModelsAlong = {
  name: "bring-models-along",
  setup(builder) {
    builder.onLoad({ filter: /[\\/]read-model-bytes\.ts$/ }, () => {
      const models = listModels();
      const imports = models.map(({ path }, index) => `import model${index} from ${JSON.stringify(path)};`);
      const entries = models.map(({ name }, index) => `${JSON.stringify(name)}: model${index}`);
      const contents = `${imports.join("\n")}\nconst MODELS = { ${entries.join(", ")} };\nexport const readModelBytes = (name) => MODELS[name];\n`;
      return { contents, resolveDir: ROOT };
    });
  },
};

/** The types that others see stand in one file, which imports nothing. */
function declareLibrary() {
  const types = readFileSync(join(ROOT, "apps/library/src/types.ts"), "utf8");
  const rows = "export declare function cleanRows(rows: Rows, options?: CleanOptions): Promise<CleanedTable>;\n";
  const files = [
    "export declare function clean(input: Input, options?: CleanOptions): Promise<CleanedTable>;",
    "export declare class UnreadableInput extends Error {}",
  ].join("\n");
  writeFileSync(join(ROOT, "dist/library/index.d.ts"), `${types}\n${rows}${files}\n`);
  writeFileSync(join(ROOT, "dist/library/browser.d.ts"), `${types}\n${rows}`);
}

/**
 * Makes plain ASCII of a program, of which V8 holds it, and its cache, in half the memory; esbuild leaves regular expressions
 * as they are. Then wraps it as Node.js does with a module: the loader runs the file as it is. Returns what the loader must
 * know of it.
 */
function finishProgram(folder, name) {
  const file = join(ROOT, folder, name);
  const escaped = readFileSync(file, "utf8").replace(/\\\\|\\?([^\0-\x7f])/g, (part, sign) =>
    sign === undefined ? part : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const program = Module.wrap(escaped);
  writeFileSync(file, program);
  const hash = createHash("sha256").update(program).digest("hex").slice(0, 16);
  return { PROGRAM: JSON.stringify(name), PROGRAM_HASH: JSON.stringify(hash) };
}

/** Tells what this worker makes of a table from what another one would: its program, its models and its lexicon decide that. */
function fingerprintOfWorker() {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "dist/server/worker-program.cjs")));
  for (const { name, path } of listModels()) hash.update(name).update(readFileSync(path));
  for (const name of readdirSync(LEXICON).sort()) hash.update(name).update(readFileSync(join(LEXICON, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Has a worker go the path of every kind of call and leave its compiled code behind. */
async function compileWorker() {
  const worker = fork(join(ROOT, "dist/server/worker.cjs"), { execArgv: WORKER_FLAGS, serialization: "advanced" });
  const ended = once(worker, "exit");
  const lanes = ["clean", "tables", "reason"];
  for (const [id, lane] of lanes.entries()) worker.send({ kind: "call", id, method: "warmUp", input: lane });
  let replies = 0;
  worker.on("message", ({ kind, message }) => {
    if (kind === "failure") throw new Error(`The built worker does not work: ${message}`);
    if (kind === "reply" && ++replies === lanes.length) worker.disconnect();
  });
  await ended;
  if (replies < lanes.length) throw new Error("The built worker does not work");
}

/** Has the command line clean a small table of usual columns and leave its compiled code behind. */
function compileCommandLine() {
  const command = [join(ROOT, "dist/cli/main.js"), "clean", "-", "--quiet"];
  const { status, stderr } = spawnSync(process.execPath, command, { input: USUAL_TABLE, encoding: "utf8" });
  if (status === null || status > 1 || stderr !== "")
    throw new Error(`The built command line does not work: ${stderr}`);
}

/** Has a server start and end, and leave its compiled code behind. */
async function compileHost() {
  const folder = mkdtempSync(join(tmpdir(), "limpid-build-"));
  const host = spawn(process.execPath, [join(ROOT, "dist/server/main.js")], {
    env: {
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: "0",
      REASONER_PORT: "0",
      EXAMPLE_TABLES: "false",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(host, "exit");
  host.stdout.once("data", () => host.kill());
  const [code, signal] = await ended;
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The built server does not work: it ended with ${signal ?? code}`);
}

/** Beside the folders of the bundles, all of which lie as deep. */
function copyModels() {
  for (const { name, path } of listModels()) cpSync(path, join(ROOT, "dist/models", name, "model.bin"));
}

function listModels() {
  const models = join(ROOT, "packages/models/src");
  return readdirSync(models)
    .map((name) => ({ name, path: join(models, name, "model.bin") }))
    .filter(({ path }) => existsSync(path));
}

export async function buildWeb() {
  const vite = await import("vite");
  // In a build for tests Vite would take over their "test", and React would be the one for development; it leaves
  // its own behind for whatever is started next.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await vite.build({ root: join(ROOT, "apps/web"), logLevel: "warn" });
    compressAssets();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Beside each of them, so that the service does it for no visitor. The highest quality takes seven times as long for a fifteenth less. */
function compressAssets() {
  const folder = join(ROOT, "apps/web/dist/assets");
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  for (const name of readdirSync(folder).filter((one) => /\.(js|css)$/.test(one)))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name)), { params }));
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
