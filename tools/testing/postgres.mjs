/** Starts a PostgreSQL server of our own for the tests, where its programs are installed. */
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** `{ url, stop }`, or undefined when there is no PostgreSQL here. A server given by TEST_DATABASE_URL is used as it is. */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { url: given, stop: () => undefined };
  const programs = findPrograms();
  const owner = serverOwner();
  if (programs === undefined || owner === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "limpid-pg-"));
  const data = join(folder, "data");
  const run = (program, args) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      stdio: "pipe",
      cwd: folder,
      env: { ...process.env, LC_ALL: "C" },
    });
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  try {
    run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync"]);
    const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`;
    run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", "-o", options, "start"]);
  } catch (error) {
    console.log(
      `PostgreSQL was found but could not be started: ${error instanceof Error ? error.message : String(error)}`,
    );
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with initdb and pg_ctl: Debian keeps them out of the PATH. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

/** PostgreSQL refuses to run as root, so root lends it to the user Debian made for it. */
function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
