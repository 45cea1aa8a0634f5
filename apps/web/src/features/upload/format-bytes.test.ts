import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.ts";

it.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1.0 kB"],
  [10 * 1024 * 1024 + 1, "10.0 MB"],
])("writes %i bytes as %s", (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
