import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../testing/test-databases.ts";
import { LocalBlobs } from "./blob-store.ts";
import { TABLE_FILES, TableFiles } from "./table-files.ts";
import { produceDurably, removeLeftovers, writeDurably } from "./write-durably.ts";

const ID = "3f2a6c1e-9b7d-4c55-8a10-5d2e7f901234";
let folder: string;

beforeEach(() => {
  folder = makeDataDir();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("TableFiles", () => {
  it("keeps the files of a table together and removes them together", async () => {
    const files = new TableFiles(new LocalBlobs(folder), ID);
    await files.put(TABLE_FILES.upload, new TextEncoder().encode("a,b"));
    expect(files.path("upload.bin")).toBe(join(folder, "tables", "3f", ID, "upload.bin"));
    expect(readFileSync(files.path("upload.bin"), "utf8")).toBe("a,b");
    expect(await files.has("upload.bin")).toBe(true);
    await files.removeAll();
    expect(await files.has("upload.bin")).toBe(false);
  });

  it.each(["", "..", "../../etc/passwd", `${ID}/..`, ID.toUpperCase(), `${ID}\u0000`])("refuses the id %j", (id) => {
    expect(() => new TableFiles(new LocalBlobs(folder), id)).toThrow("is not the id of a table");
  });

  it("refuses a name that leads out of the store", () => {
    const files = new TableFiles(new LocalBlobs(folder), ID);
    expect(() => files.path("../../../../secret")).toThrow("leads out of the store");
  });

  it("stores what arrives piece by piece", async () => {
    const blobs = new LocalBlobs(folder);
    async function* pieces() {
      yield Buffer.from("one ");
      yield Buffer.from("two");
    }
    await blobs.put("a/b.bin", pieces());
    expect(readFileSync(join(folder, "a", "b.bin"), "utf8")).toBe("one two");
    expect(await blobs.list("a")).toEqual(["b.bin"]);
    expect(await blobs.list("nowhere")).toEqual([]);
  });
});

describe("writing durably", () => {
  it("leaves the old file and nothing else when the writer fails", async () => {
    const path = join(folder, "x.bin");
    await writeDurably(path, (file) => file.writeFile("old"));
    const failing = writeDurably(path, async (file) => {
      await file.writeFile("half");
      throw new Error("no room");
    });
    await expect(failing).rejects.toThrow("no room");
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(folder)).toEqual(["x.bin"]);
  });

  it("fails when the producer made no file", async () => {
    await expect(produceDurably(join(folder, "y.bin"), async () => {})).rejects.toThrow("ENOENT");
    expect(existsSync(join(folder, "y.bin"))).toBe(false);
  });

  it("removes what a killed process left behind, and only that", async () => {
    mkdirSync(join(folder, "tables", "3f"), { recursive: true });
    writeFileSync(join(folder, "tables", "3f", "clean.parquet.tmp-0123456789ab"), "half");
    writeFileSync(join(folder, "tables", "3f", "my.tmp-file"), "whole");
    expect(await removeLeftovers(folder)).toBe(1);
    expect(readdirSync(join(folder, "tables", "3f"))).toEqual(["my.tmp-file"]);
    expect(await removeLeftovers(join(folder, "nowhere"))).toBe(0);
  });
});
