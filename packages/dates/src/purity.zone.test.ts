import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL(".", import.meta.url);

it("asks no clock and no local time zone", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const offenders = files.filter((file) =>
    /new Date\(|Date\.now|Date\.parse|performance\.|process\./.test(readFileSync(new URL(file, ROOT), "utf8")),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(offenders).toEqual([]);
});
