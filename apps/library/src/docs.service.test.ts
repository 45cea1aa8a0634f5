/** The examples of docs/library.md do what they say, with the built library as others import it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const DOCS = readFileSync(join(ROOT, "docs/library.md"), "utf8");
const EXAMPLES = [...DOCS.matchAll(/```js\n(?<code>.*?)```\n\n```text\n(?<output>.*?)```/gs)].map(
  ({ groups }, index) => ({ number: index + 1, code: groups?.code ?? "", output: groups?.output ?? "" }),
);

it("each example says what comes of it", () => {
  expect(EXAMPLES).toHaveLength(DOCS.split("```js\n").length - 1);
});

it.each(EXAMPLES)("example $number", ({ code, output }) => {
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(printed).toBe(output);
});

it("the declared types are those of the examples, and refuse what is wrong", () => {
  const folder = mkdtempSync(join(ROOT, "dist/library/types-"));
  const check = (code: string): string => {
    writeFileSync(join(folder, "check.ts"), code);
    const flags = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    try {
      execFileSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), ...flags, "check.ts"], {
        cwd: folder,
        encoding: "utf8",
      });
      return "";
    } catch (error) {
      return String((error as { stdout: string }).stdout);
    }
  };
  try {
    expect(
      check(
        EXAMPLES.map(({ code }) => `{${code.replace(/^import .*$/m, "")}}`)
          .join("\n")
          .replace(/^/, IMPORTS),
      ),
    ).toBe("");
    expect(check(`${IMPORTS}await clean("a", { forms: "nice" });`)).toContain("TS2322");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const IMPORTS = 'import { clean, cleanRows } from "limpid";\nvoid cleanRows;\n';
