import { describe, expect, it } from "vitest";
import { findLockFaults } from "./find-lock-faults.mjs";

const COMPILER = { version: "1.0.0", optionalDependencies: { "@compiler/win32-x64": "1.0.0" } };
const BINARY = { version: "1.0.0", optional: true, os: ["win32"], cpu: ["x64"] };

describe("the faults of a lock file", () => {
  it.each<[string, Record<string, object>]>([
    ["its own workspaces", { "node_modules/@limpid/table": { resolved: "packages/table", link: true } }],
    ["a package for all that we support", { "node_modules/a": { version: "1.0.0", engines: { node: ">=18" } } }],
    ["one that names no engine", { "node_modules/a": { version: "1.0.0" } }],
    ["platforms beside", { "node_modules/compiler": COMPILER, "node_modules/@compiler/win32-x64": BINARY }],
    [
      "platforms below",
      { "node_modules/compiler": COMPILER, "node_modules/compiler/node_modules/@compiler/win32-x64": BINARY },
    ],
    [
      "platforms above a nested package",
      { "node_modules/a/node_modules/compiler": COMPILER, "node_modules/@compiler/win32-x64": BINARY },
    ],
  ])("are none with %s", (_name, packages) => {
    expect(findLockFaults({ packages })).toEqual([]);
  });

  it.each<[string, Record<string, object>, string]>([
    [
      "an address",
      { "node_modules/a": { version: "1.0.0", resolved: "https://registry.example/a.tgz" } },
      "node_modules/a names the address https://registry.example/a.tgz",
    ],
    [
      "a package for newer versions of Node",
      { "node_modules/a": { version: "5.0.0", engines: { node: "^22.12.0 || >=24.0.0" } } },
      "node_modules/a 5.0.0 does not run on Node 20.19.0: it asks for ^22.12.0 || >=24.0.0",
    ],
    [
      "a missing platform",
      { "node_modules/compiler": COMPILER },
      "node_modules/compiler 1.0.0 lacks its optional package @compiler/win32-x64",
    ],
    [
      "a platform that only another package has",
      { "node_modules/compiler": COMPILER, "node_modules/a/node_modules/@compiler/win32-x64": BINARY },
      "node_modules/compiler 1.0.0 lacks its optional package @compiler/win32-x64",
    ],
  ])("name %s", (_name, packages, fault) => {
    expect(findLockFaults({ packages })).toEqual([fault]);
  });
});
