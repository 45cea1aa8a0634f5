/** The examples of docs/library.md do what they say, with the built library as others import it. */
import { execFileSync, spawnSync } from "node:child_process";
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
  const examples = EXAMPLES.map(({ code }) => `{${code.replace(/^import .*$/m, "")}}`).join("\n");
  writeFileSync(join(folder, "right.ts"), `${IMPORTS}${examples}`);
  writeFileSync(join(folder, "wrong.ts"), `${IMPORTS}await clean("a", { forms: "nice" });`);
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  const flags = ["--ignoreConfig", "--noEmit", "--strict", "--pretty", "false"];
  const modules = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"];
  try {
    const { stdout } = spawnSync(process.execPath, [compiler, ...flags, ...modules, "right.ts", "wrong.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    const files = stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm);
    expect([...files].map(([, file, code]) => [file, code])).toEqual([["wrong.ts", "TS2322"]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const IMPORTS = 'import { clean, cleanRows } from "limpid";\nvoid cleanRows;\n';
