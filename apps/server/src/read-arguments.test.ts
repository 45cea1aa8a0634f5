import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { readArguments } from "./read-arguments.ts";

it("a role is said with the command, in whatever place, and goes before the environment", () => {
  expect(readArguments([])).toEqual({});
  expect(readArguments(["serve", "--role", "worker"])).toEqual({ ROLE: "worker" });
  const said = { ROLE: "web", DATABASE_URL: "postgres://localhost/limpid", ...readArguments(["--role=worker"]) };
  expect(readConfig(said).role).toBe("worker");
  expect(readConfig(readArguments([])).role).toBe("all");
});

it("other options are refused in words", () => {
  expect(() => readArguments(["--rolle", "web"])).toThrow(new ConfigError("Cannot start: Unknown option '--rolle'"));
  expect(() => readArguments(["--role"])).toThrow(ConfigError);
});

it.each([
  ["web", "an SQLite file has a single process"],
  ["worker", "an SQLite file has a single process"],
  ["boss", "must be one of all, web, worker, reasoner"],
])("the role %s is refused on SQLite", (role, reason) => {
  expect(() => readConfig({ ROLE: role })).toThrow(reason);
});

it("the reasoner needs no database", () => {
  expect(readConfig({ ROLE: "reasoner" }).role).toBe("reasoner");
});
