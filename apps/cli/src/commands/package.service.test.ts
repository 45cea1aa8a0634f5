/** Tests the package as its users install it: with the packages that it names, and no others. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { untilReady } from "../mcp/own-server.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const START_MS = 60_000;

let folder: string;
let limpid: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "limpid-package-"));
  const made = execFileSync(process.execPath, ["tools/package.mjs", "--as-built"], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: "pipe",
  });
  const [archive = ""] = made.split("\n").filter((line) => line.endsWith(".tgz"));
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const modules = join(folder, "node_modules");
  limpid = join(modules, "limpid");
  mkdirSync(modules);
  execFileSync("mv", [join(folder, "package"), limpid]);
  const { dependencies } = JSON.parse(readFileSync(join(limpid, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runNode = (args: readonly string[], input = "") =>
  execFileSync(process.execPath, [...args], {
    cwd: folder,
    encoding: "utf8",
    input,
    stdio: ["pipe", "pipe", "ignore"],
  });

describe("the package", () => {
  it("cleans on the command line", () => {
    const program = join(limpid, "bin/limpid.mjs");
    expect(runNode([program, "clean", "-"], "day\n13/02/2024\n14/02/2024\n")).toBe(
      "day\r\n2024-02-13\r\n2024-02-14\r\n",
    );
  });

  it("writes into a study which build may read it", () => {
    const study = join(folder, "days.study");
    runNode([join(limpid, "bin/limpid.mjs"), "study", "-", "-o", study], "day\n13/02/2024\n14/02/2024\n");
    const [header = ""] = readFileSync(study, "latin1").split("\n", 1);
    expect(JSON.parse(header)).toMatchObject({ limpid: "study", build: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  it("is a library", () => {
    const script = join(folder, "use.mjs");
    writeFileSync(
      script,
      'import { clean } from "limpid";\nprocess.stdout.write(await (await clean("a,b\\n1,x\\n2,y\\n")).toCsv());',
    );
    expect(runNode([script])).toBe("a,b\r\n1,x\r\n2,y\r\n");
  });

  it("serves the screens, and cleans what is uploaded", async () => {
    const environment = { HOST: "127.0.0.1", PORT: "0", REASONER_PORT: "0", DATABASE_URL: "", WORKERS: "1" };
    const service = spawn(process.execPath, [join(limpid, "bin/limpid.mjs"), "serve"], {
      cwd: folder,
      env: { ...process.env, ...environment, DATA_DIR: join(folder, "data") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    try {
      const url = await untilReady(service, START_MS);
      expect(await (await fetch(url)).text()).toMatch(/<div id="root">/);
      const client = await ApiClient.connect(url);
      const table = await client.upload("name,amount\nAnn,1\nBob,2\n");
      await client.finish(table);
      const { body } = await client.get<string>(`/api/v1/get/${table}/csv`);
      expect(body).toBe("name,amount\r\nAnn,1\r\nBob,2\r\n");
    } finally {
      const ended = new Promise((resolve) => service.once("exit", resolve));
      service.kill("SIGTERM");
      await ended;
    }
  });
});
