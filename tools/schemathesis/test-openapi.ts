/**
 * `npm run test:schemathesis`: asks every call of the built service what its OpenAPI document allows, and what it does not, from a seed. No reply may
 * be a fault of ours, nor another than the document says. Options of "st run" may follow; "--max-examples" is how many requests a call gets.
 */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pythonWith } from "../../bench/support/python.ts";
import { ensureBuilt } from "../ensure-built.mjs";
import { ApiClient } from "../testing/client.ts";
import { knownValues } from "../testing/known-values.ts";
import { startServer } from "../testing/start-server.ts";

const { values: options, positionals } = parseArgs({
  options: { "max-examples": { type: "string", default: "50" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const CHECKS = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
  "unsupported_method",
  "allow_header_conformance",
];
/** Streams have no end, and the others take away what the rest needs. */
const LEFT_OUT = ["jobStatus", "tableEvents", "sessionEvents", "endSession", "deleteTable"];
/** A client that asks so much would meet these limits. */
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: "100000000",
  VISITOR_TABLES: "0",
  ADDRESS_TABLES: "0",
  VISITOR_JOBS: "0",
  ADDRESS_JOBS: "0",
  PROPOSALS_PER_TABLE: "0",
  PROPOSALS_PER_VISITOR: "0",
  PROPOSALS_PER_ADDRESS: "0",
  LOG_LEVEL: "error",
};
const FOLDER = fileURLToPath(new URL(".", import.meta.url));

await ensureBuilt({ quiet: true });
const program = join(dirname(pythonWith(["schemathesis==4.32.5"])), "st");
const server = await startServer(SETTINGS);
let isFine = false;
try {
  const { status } = spawnSync(
    program,
    ["run", `${server.url}/api/v1/openapi.json`, ...argumentsOf(), ...positionals],
    {
      stdio: "inherit",
      cwd: server.dataDir,
      env: {
        ...process.env,
        PYTHONPATH: FOLDER,
        SCHEMATHESIS_HOOKS: "known_values",
        KNOWN_VALUES: JSON.stringify((await knownValues(await ApiClient.connect(server.url))).values),
      },
    },
  );
  const log = server
    .output()
    .replace(/^Limpid is ready.*$/m, "")
    .trim();
  if (log !== "") console.error(`The log of the service has errors:\n${log.slice(0, 5000)}`);
  isFine = status === 0 && log === "";
} finally {
  await server.remove();
}
process.exit(isFine ? 0 : 1);

function argumentsOf(): string[] {
  return [
    ...["--url", server.url],
    ...["--checks", CHECKS.join(",")],
    ...["--phases", "examples,coverage,fuzzing"],
    ...["--max-examples", options["max-examples"]],
    ...["--seed", options.seed],
    ...["--request-timeout", "60"],
    ...["--suppress-health-check", "all"],
    ...["--warnings", "off", "--no-color", "--continue-on-failure"],
    ...LEFT_OUT.flatMap((id) => ["--exclude-operation-id", id]),
  ];
}
