/** What a browser must fetch before a table can be seen: few files, compressed when they were built, and not too much of them. */
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { sharedServer } from "../../../../tools/testing/shared-servers.ts";

const MOST_SCRIPT_BYTES = 250_000;
const MOST_FIRST_BYTES = 150_000;
const MOST_FILES = 14;
const TABLE = "00000000-0000-4000-8000-000000000000";

let files: readonly string[];

beforeAll(async () => {
  files = await filesOf(`/table/${TABLE}`);
});

async function filesOf(screen: string): Promise<readonly string[]> {
  const page = await fetch(`${sharedServer("plain").url}${screen}`);
  const named = (await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g);
  return [...new Set(Array.from(named, ([, path = ""]) => path))];
}

async function gzippedBytes(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await (await fetchFile(path, "identity")).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const fetchFile = (path: string, encoding: string) =>
  fetch(`${sharedServer("plain").url}${path}`, { headers: { "accept-encoding": encoding } });

it("are few files, whose scripts are small", async () => {
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  const scripts = files.filter((path) => path.endsWith(".js"));
  expect(await gzippedBytes(scripts)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

it("are less for the first screen, its styles included", async () => {
  const first = await filesOf("/");
  expect(first.some((path) => path.endsWith(".css"))).toBe(true);
  expect(await gzippedBytes(first)).toBeLessThanOrEqual(MOST_FIRST_BYTES);
});

it("come as the build has compressed them, and as they are to who cannot read that", async () => {
  for (const path of files) {
    const [small, plain] = [await fetchFile(path, "br"), await fetchFile(path, "identity")];
    expect([small.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual(["br", null]);
    expect(small.headers.get("vary")).toContain("accept-encoding");
    expect(small.headers.get("content-type")).toBe(plain.headers.get("content-type"));
    expect(small.headers.get("cache-control")).toContain("immutable");
    expect(await small.text()).toBe(await plain.text());
  }
});
