/**
 * The examples of the API page, run as they stand there against a started server, with the programs that they are for. The
 * Python ones need a folder that `npm run test:python` makes; they are skipped where it is not.
 */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL("../../../web/src/features/api/examples/", import.meta.url));
const PYTHON = fileURLToPath(new URL("../../../../node_modules/.cache/limpid/python/bin/python", import.meta.url));
const ORDERS =
  "day;amount;pieces;paid;city\n13.02.2024;1.250,50;3;true;Bern\n14.02.2024;99,90;1;false;Basel\n15.02.2024;7,00;2;true;\n";

let folder: string;
let table: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limpid-examples-"));
  const client = await ApiClient.connect(sharedServer("plain").url);
  table = await client.uploadCleaned(ORDERS, { filename: "orders.csv" });
  writeFileSync(join(folder, "orders.csv"), ORDERS);
});
afterAll(() => rmSync(folder, { recursive: true }));

function has(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((place) => existsSync(join(place, program)));
}

/** What an example prints. */
async function output(file: string, program: string, args: readonly string[] = []): Promise<string> {
  const code = readFileSync(join(EXAMPLES, file), "utf8")
    .replaceAll("http://localhost:8080", sharedServer("plain").url)
    .replaceAll("TABLE", table);
  // Not by its own name: `import duckdb` would find the example.
  const path = join(folder, `example-${file}`);
  writeFileSync(path, code);
  const { stdout } = await run(program, [...args, path], { cwd: folder });
  return stdout;
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, " ");

it.skipIf(!existsSync(PYTHON)).each([
  [
    "pandas",
    [
      /day date32/,
      /amount decimal128\(18, 2\)/,
      /pieces int64/,
      /paid bool/,
      /city string/,
      /2024-02-13 1250\.50 3 True Bern/,
    ],
  ],
  ["polars", [/'day': Date/, /'amount': Decimal/, /'pieces': Int64/, /'paid': Boolean/, /'city': String/]],
  ["pyarrow", [/day: date32/, /amount: decimal128\(18, 2\)/, /pieces: int64/, /paid: bool/, /city: (?:large_)?string/]],
  ["duckdb", [/day │ DATE/, /amount │ DECIMAL\(18,2\)/, /pieces │ BIGINT/, /paid │ BOOLEAN/, /city │ VARCHAR/]],
])(
  "%s reads the table with its types",
  async (name, types) => {
    const printed = squeezed(await output(`${name}.py`, PYTHON));
    for (const type of types) expect(printed).toMatch(type);
  },
  120_000,
);

it.skipIf(!has("curl") || !has("jq"))("curl and jq make a run from a file to its cleaned table", async () => {
  expect(await output("curl.sh", "sh")).toContain("2024-02-13,1250.50,3,true,Bern");
});

it("JavaScript reads the rows", async () => {
  expect(squeezed(await output("fetch.mjs", process.execPath))).toContain(
    "3 { day: '2024-02-13', amount: 1250.5, pieces: 3, paid: true, city: 'Bern' }",
  );
});

it.skipIf(!has("Rscript"))("R reads the table", async () => {
  const printed = squeezed(await output("base.R", "Rscript"));
  for (const type of [
    /\$ day : chr/,
    /\$ amount: num 1250/,
    /\$ pieces: int/,
    /\$ paid : chr "true" "false"/,
    /\$ city : chr .* NA$/,
  ])
    expect(printed.trim()).toMatch(type);
});

it.skipIf(!hasArrow())("R reads the table by arrow", async () => {
  expect(squeezed(await output("arrow.R", "Rscript"))).toMatch(/\$ pieces *: (?:int|num|integer64)/);
});

function hasArrow(): boolean {
  return has("Rscript") && spawnSync("Rscript", ["-e", "library(arrow)"], { stdio: "ignore" }).status === 0;
}
