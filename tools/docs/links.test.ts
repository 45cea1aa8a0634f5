/** Whatever the pages name must be there: files, headings, paths, commands, variables. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../apps/cli/src/commands/index.ts";
import { SETTINGS } from "../../apps/server/src/settings.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Written by the browser tests. */
const PICTURES = "docs/images/";
/** The client of a bucket finds its credentials by these. */
const STORE_VARIABLES = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_REGION"];
/** The command line has no other settings. */
const CLI_VARIABLES = ["LIMPID_API_KEY"];
const TEST_VARIABLES = ["TEST_DATABASE_URL", "CHROMIUM_PATH", "MODEL_TESTS"];
/** Made at run time, or explained as an example. */
const NOT_IN_THE_REPOSITORY = /[*…A-Z]|^dist\//;

interface Page {
  readonly name: string;
  readonly text: string;
}

const pages: readonly Page[] = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...listPages("docs")].map((name) => ({
  name,
  text: readFileSync(join(ROOT, name), "utf8"),
}));

function listPages(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

function headingsOf(name: string): string[] {
  return found(readFileSync(join(ROOT, name), "utf8"), /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe.each(pages)("$name", ({ name, text }) => {
  it("links only to files and headings that are there", () => {
    const links = found(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    const broken = links.filter((link) => {
      const [path = "", heading] = link.split("#");
      const target = path === "" ? name : join(dirname(name), path);
      if (target.startsWith(PICTURES)) return false;
      return !existsSync(join(ROOT, target)) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken).toEqual([]);
  });

  it("names only folders and files that are there", () => {
    const named = found(text, /`((?:packages|apps|tools|docs|fixtures|bench|e2e)(?:\/[^`\s]*)?)`/g);
    expect(named.filter((path) => !NOT_IN_THE_REPOSITORY.test(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it("names only commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const web = JSON.parse(readFileSync(join(ROOT, "apps/web/package.json"), "utf8"));
    const ran = found(text, /npm run ([\w:-]+)/g).filter((script) => scripts[script] === undefined);
    expect(ran.filter((script) => web.scripts[script] === undefined)).toEqual([]);
    const ours = COMMANDS.map((command) => command.name);
    expect(found(text, /(?:npx |`)limpid ([a-z]+)/g).filter((command) => !ours.includes(command))).toEqual([]);
  });

  it("names only variables that are settings", () => {
    const known = [...Object.keys(SETTINGS), ...TEST_VARIABLES, ...CLI_VARIABLES, ...STORE_VARIABLES];
    const spans = found(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
    const given = found(text, /(?:^|[\s`])([A-Z][A-Z0-9_]+)=/gm);
    expect([...spans, ...given].filter((variable) => !known.includes(variable))).toEqual([]);
  });
});

describe("docs/architecture.md", () => {
  it("says of every package what the boundary check says", () => {
    const { forbidden } = createRequire(import.meta.url)("../boundaries.cjs") as { forbidden: { comment?: string }[] };
    const rules = forbidden.flatMap(({ comment }) => {
      const rule = /^(\S+) may import (.+)$/.exec(comment ?? "");
      return rule === null ? [] : [`${rule[1]}: ${rule[2]}`];
    });
    const text = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
    const rows = [...text.matchAll(/^\| `((?:packages|apps)\/[^`]+)` \|.+\| ([^|]+) \|$/gm)];
    expect(rows.map(([, folder, imports]) => `${folder}: ${imports}`).sort()).toEqual(rules.sort());
  });
});

describe("docs/decisions", () => {
  it("lists every decision", () => {
    const list = readFileSync(join(ROOT, "docs/decisions/README.md"), "utf8");
    const files = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));
    expect(found(list, /\]\((\d{4}-[^)]+)\)/g).sort()).toEqual(files.sort());
  });
});
