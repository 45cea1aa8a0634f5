import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { produceDurably, removeLeftovers, writeDurably } from "../disk/write-durably.ts";
import { LocalBlobs } from "./blob-store.ts";
import { type Cleaned, cleanedNames, nextTry, TABLE_FILES, TableFiles } from "./table-files.ts";

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

describe("cleaned files", () => {
  const FIRST: Cleaned = { generation: 0, generationTry: null };
  const namesOf = (cleaned: Cleaned) => Object.values(cleanedNames(cleaned));

  it("have names of their own for each try, and those of before theirs", () => {
    const before = { generation: 2, generationTry: null };
    expect(namesOf({ generation: 0, generationTry: null })).toEqual([
      "clean.parquet",
      "review.parquet",
      "plain.parquet",
    ]);
    expect(namesOf(before)[0]).toBe("clean-g2.parquet");
    const [one, other] = [nextTry(before), nextTry(before)];
    expect(namesOf(one)[0]).toMatch(/^clean-g3-[0-9a-f]{8}\.parquet$/);
    expect(namesOf(one)).not.toEqual(namesOf(other));
  });

  it("go with all tries of their generation, and of one try alone", async () => {
    const files = new TableFiles(new LocalBlobs(folder), ID);
    const tries = [0, 1, 1, 2].map((generation) =>
      generation === 0 ? FIRST : nextTry({ ...FIRST, generation: generation - 1 }),
    );
    const others = ["upload.bin", "ingest.parquet", "clean-v1.parquet", "clean-g1.parquet.damaged-20261123T201500"];
    for (const name of [...tries.flatMap(namesOf), ...others]) await files.put(name, Buffer.from(name));
    for (const each of tries) await files.put(`${files.profilesName(each)}/0.json`, Buffer.from("{}"));
    await files.removeTry(tries[2]!);
    await files.removeCleanedBefore(1);
    const left = [...others, ...[tries[1]!, tries[3]!].flatMap((each) => [...namesOf(each), files.profilesName(each)])];
    expect(readdirSync(files.path("")).sort()).toEqual(left.sort());
    await files.removeCleanedBefore(3);
    expect(readdirSync(files.path("")).sort()).toEqual(others.sort());
  });
});
