/** The imports that are allowed, along the path of a table. One line a package; docs/architecture.md shows the same. */
const ALLOWED = {
  "packages/contract": [],
  "packages/table": [],
  "packages/text": [],
  "packages/lexicon": [],
  "packages/models": ["text"],
  "packages/dates": ["text"],
  "packages/ingest": ["table", "text", "models"],
  "packages/entities": ["table", "text", "dates", "lexicon"],
  "packages/infer": ["table", "text", "entities", "models"],
  "packages/clean": ["table", "text", "entities", "models", "lexicon"],
  "packages/pipeline": ["table", "text", "ingest", "entities", "infer", "clean"],
  "packages/export": ["table"],
  "packages/catalogue": ["text"],
  "packages/edits": ["contract", "table"],
  "packages/recipes": ["contract", "contract/schemas", "table", "text"],
  "packages/files": [],
  "packages/database": ["contract", "table", "edits", "recipes", "files"],
  "packages/tables": ["contract", "table", "edits", "files"],
  "packages/admin": ["table", "database", "database/upkeep", "files", "tables"],
  "packages/query": ["table"],
  "packages/cells": ["contract", "table", "edits"],
  "packages/worker-protocol": [
    "contract",
    "table",
    "cells",
    "pipeline",
    "edits",
    "files",
    "tables",
    "tables/lookups",
    "catalogue",
    "query",
  ],
  "apps/server": [
    "contract",
    "contract/schemas",
    "table",
    "cells",
    "entities/classes",
    "export",
    "edits",
    "recipes",
    "database",
    "files",
    "catalogue",
    "worker-protocol",
  ],
  "apps/worker": [
    "contract",
    "contract/schemas",
    "table",
    "cells",
    "dates",
    "lexicon",
    "pipeline",
    "export",
    "edits",
    "files",
    "tables",
    "tables/lookups",
    "catalogue",
    "query",
    "worker-protocol",
  ],
  "apps/cli": [
    "contract",
    "table",
    "ingest",
    "dates",
    "entities",
    "infer",
    "clean",
    "lexicon",
    "pipeline",
    "export",
    "recipes",
    "database",
    "files",
    "tables",
    "admin",
  ],
  "apps/library": ["table", "pipeline", "export"],
  "apps/web": ["contract", "edits"],
};

/** A package has one door, and some have a second one: a folder that its package.json names. */
const doorOf = (name) => `^packages/${name.replace("/", "/src/")}${name.includes("/") ? "" : "/src"}/index\\.ts$`;

/** Packages without a clock, network, disk, environment or logger: a whole file can be cleaned inside a unit test. */
const EFFECTS = ["database", "files", "tables", "admin", "query"].map((name) => `packages/${name}`);
const PURE = Object.keys(ALLOWED).filter((name) => name.startsWith("packages/") && !EFFECTS.includes(name));
/** These read the committed models and the lexicon, which no loader of TypeScript imports. */
const READERS = ["^packages/models/src/format/read-model-bytes\\.ts$", "^packages/lexicon/src/read-language\\.ts$"];
/** Hashes and ciphers are pure; the random numbers of the same module are not, so only these may use it. */
const DECRYPTERS = "^packages/ingest/src/formats/spreadsheet/decrypt-[a-z]+\\.ts$";
const TESTS = "\\.(test|bench)\\.tsx?$|/testing/";
/** What a package lends the tests of others. */
const TESTING_DOOR = "^packages/[^/]+/src/testing/index\\.ts$";

/** The tests that are written from the specification. */
const CONFORMANCE = "^apps/server/src/testing/conformance/";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...Object.entries(ALLOWED).map(([from, allowed]) => ({
      name: `${from.replace("/", "-")}-imports`,
      comment: `${from} may import ${allowed.join(", ") || "nothing of ours"}`,
      severity: "error",
      from: { path: `^${from}/` },
      to: {
        path: "^(packages|apps)/",
        pathNot: [`^${from}/`, TESTING_DOOR, ...allowed.map(doorOf)],
      },
    })),
    {
      name: "testing-for-tests",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: TESTS },
      to: { path: TESTING_DOOR },
    },
    {
      name: "pure-packages",
      comment: "time, random numbers and files are arguments here",
      severity: "error",
      from: { path: PURE.map((name) => `^${name}/src/`), pathNot: [TESTS, DECRYPTERS, ...READERS] },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?(buffer|path|string_decoder|zlib)$" },
    },
    {
      name: "features-do-not-import-features",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "parts-bring-their-styles",
      comment: "a part of Mantine is imported from apps/web/src/ui/parts, where its style sheets are named",
      severity: "error",
      from: { path: "^apps/web/src/features/" },
      to: { path: "@mantine/core" },
    },
    {
      name: "shared-web-code-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/src/(ui|lib)/" },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "conformance-knows-the-specification-alone",
      comment: "a front-end that shares the product's client or contract does not see what others miss",
      severity: "error",
      from: { path: CONFORMANCE },
      to: {
        path: "^(packages|apps|e2e|bench|tools)/|^@limpid/",
        pathNot: [CONFORMANCE, "^tools/testing/(start-server|find-free-port)\\.ts$"],
      },
    },
    {
      name: "declared-packages-only",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: TESTS },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown", "undetermined"], pathNot: "^packages/" },
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "dist"] },
    exclude: { path: ["/dist/", "^apps/web/src/.*\\.css$"] },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no parser to lend.
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
