#!/usr/bin/env node
/** Builds the command line when it is missing or older than its sources, then runs it. */
import { ensureBuilt } from "../../../tools/ensure-built.mjs";

try {
  await ensureBuilt({ quiet: true, parts: ["server"] });
} catch (error) {
  process.stderr.write(`limpid: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}
await import(new URL("../../../dist/cli/main.js", import.meta.url).href);
