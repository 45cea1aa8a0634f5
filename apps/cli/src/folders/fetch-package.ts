/** Fetches a package that only this once is needed, and forgets it again. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { UserError } from "../user-error.ts";

export interface FetchedPackage {
  /** What importing it gives. */
  readonly module: unknown;
  readonly remove: () => Promise<void>;
}

/** `spec` has an exact version, such as "name@1.2.3". */
export async function fetchPackage(spec: string): Promise<FetchedPackage> {
  const folder = await mkdtemp(join(tmpdir(), "limpid-package-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await install(spec, folder);
    return { module: await import(await entryOf(spec, folder)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function install(spec: string, folder: string): Promise<void> {
  const isWindows = process.platform === "win32";
  const options = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  // On Windows npm is a script, which only a shell can start.
  const npm = spawn("npm", [...options, "--loglevel=error", "--prefix", folder, spec], {
    cwd: folder,
    shell: isWindows,
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    npm.once("error", reject);
    npm.once("close", resolve);
  }).catch((error: unknown) => {
    throw new UserError(`Cannot fetch ${spec}: npm could not be started`, { cause: error });
  });
  if (code !== 0) throw new UserError(`Cannot fetch ${spec} from the npm registry: ${lastLine(said)}`);
}

async function entryOf(spec: string, folder: string): Promise<string> {
  const root = join(folder, "node_modules", spec.slice(0, spec.lastIndexOf("@")));
  const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { module?: string; main?: string };
  return pathToFileURL(join(root, manifest.module ?? manifest.main ?? "index.js")).href;
}

function lastLine(text: string): string {
  const lines = text.split("\n").filter((line) => /^npm (error|ERR!) (?!A complete log)/.test(line));
  return (lines[0] ?? text.trim()).replace(/^npm \S+ /, "") || "npm failed";
}
