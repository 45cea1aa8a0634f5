/** A unit test that prints hides the next fault: what is written to the console fails it. */
import { afterEach, expect } from "vitest";

const METHODS = ["debug", "error", "info", "log", "trace", "warn"] as const;
const written: string[] = [];

for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${parts.map(String).join(" ")}`);
  };
}

afterEach(() => {
  expect(written.splice(0)).toEqual([]);
});
