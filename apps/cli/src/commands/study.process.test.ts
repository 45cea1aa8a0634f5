import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type IngestOutcome, ingest } from "@limpid/ingest";
import { Random } from "@limpid/models/testing";
import { textAt } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeParquet } from "../../../../tools/testing/write-parquet.ts";
import { CSV_OF_PARQUET, parquetAsCsv } from "../files/parquet-as-csv.ts";
import { readStudy } from "../study/read-study.ts";
import { type Outcome, runLimpid } from "../testing/run-limpid.ts";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/cleaning/", import.meta.url));
const fixtures = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "limpid-study-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function save(text: string | Uint8Array, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")}\n`).join("");
}

/** A table as it is read, its titles first. */
async function readTable(path: string): Promise<string[][]> {
  return textsOfTable(await ingest(await readFile(path), { fileName: path }));
}

/** The same of a Parquet file. */
async function readParquet(path: string): Promise<string[][]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of parquetAsCsv(path)) chunks.push(chunk);
  return textsOfTable(await ingest(Buffer.concat(chunks), { choices: CSV_OF_PARQUET }));
}

function textsOfTable(outcome: IngestOutcome): string[][] {
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)));
  return [columns.map(({ title }) => title), ...rows];
}

async function linesOf(args: readonly string[], stdin = ""): Promise<string[]> {
  const { code, out, messages } = await runLimpid(args, stdin);
  if (code === 2) throw new Error(messages.join("\n"));
  return out.split("\r\n").slice(0, -1);
}

interface StudiedFixture {
  readonly study: string;
  /** The lines that one run over the whole file gives. */
  readonly whole: readonly string[];
  readonly said: Outcome;
}

const studied = new Map<string, Promise<StudiedFixture>>();

/** Each fixture is studied once, and cleaned once in one run. */
function studyFixture(name: string): Promise<StudiedFixture> {
  const known = studied.get(name) ?? makeStudy(name);
  studied.set(name, known);
  return known;
}

async function makeStudy(name: string): Promise<StudiedFixture> {
  const path = await save(csvOf(await readTable(`${FIXTURES}${name}/dirty.csv`)), `${name}.csv`);
  const study = join(folder, `${name}.study`);
  const said = await runLimpid(["study", path, "-o", study]);
  return { study, said, whole: await linesOf(["clean", path]) };
}

const TOWNS = ["Bern", "Chur", "Sion", "Thun"];
const rowOf = (row: number) => [
  `CH-${row % 4}`,
  row % 50 === 20 ? TOWNS[row % 4]!.replace(/.$/, "qwzkjv"[Math.floor(row / 50)]!) : TOWNS[row % 4]!,
  `${10 + (row % 18)}/02/2024`,
];
const TITLES = ["code", "town", "day"];
const TABLE = [TITLES, ...Array.from({ length: 300 }, (_, row) => rowOf(row))];

async function studyTable(name: string, options: readonly string[] = []) {
  const study = join(folder, `${name}.study`);
  const outcome = await runLimpid(["study", await save(csvOf(TABLE), `${name}.csv`), "-o", study, ...options]);
  return { study, outcome };
}

describe("limpid study", () => {
  it("writes what is known of a table, and says so", async () => {
    const { study, outcome } = await studyTable("said");
    expect(outcome).toEqual({
      code: 0,
      out: "",
      messages: ["300 rows × 3 columns studied: 6 rows with findings from other rows (0 ms)"],
    });
    const [header = ""] = (await readFile(study, "latin1")).split("\n");
    expect(JSON.parse(header)).toMatchObject({ limpid: "study", format: 1, rows: 300, of: 300, titles: TITLES });
  });

  it("studies a sample, by which all rows are cleaned", async () => {
    const { study, outcome } = await studyTable("sample", ["--sample", "100"]);
    expect(outcome.messages).toEqual([
      expect.stringMatching(/^100 of 300 rows × 3 columns studied: \d rows with findings from other rows \(0 ms\)$/),
    ]);
    const lines = await linesOf(["clean", "--study", study], csvOf([["CH-9", "Berne", "13/02/2024"]]));
    expect(lines).toEqual(["CH-9,Berne,2024-02-13"]);
  });

  it("keeps what is settled of the table", async () => {
    const { study } = await studyTable("settled", ["--forms", "keep"]);
    expect(await linesOf(["clean", "--study", study], csvOf([rowOf(3)]))).toEqual(["CH-3,Thun,13/02/2024"]);
  });

  it.each([
    [["study"], 'Name the file to study, or "-" for stdin'],
    [["study", "a", "b"], 'One file at a time; "b" is one too many'],
    [["study", "a.csv"], "Name the file of the study with -o"],
    [["study", "a.csv", "-o", "s", "--sample", "x"], '--sample takes a number of rows (0 for all), not "x"'],
    [["study", "/nowhere.csv", "-o", "s"], 'Cannot read "/nowhere.csv": there is no such file or folder'],
    [["study", "-", "-o", "s"], "Cannot read stdin: The file is empty"],
  ])("refuses %j", async (args, reason) => {
    expect(await runLimpid(args)).toEqual({ code: 2, out: "", messages: [`limpid: ${reason}`] });
  });

  it("refuses a decision that is not made", async () => {
    const { outcome } = await studyTable("undecided", ["--decide", "town:date_order=dmy"]);
    expect(outcome.code).toBe(2);
    expect(outcome.messages[0]).toContain('"town" cannot be decided by date_order=dmy');
  });
});

describe("a Parquet file", () => {
  const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const asParquet = async (name: string, [titles = [], ...rows]: readonly (readonly string[])[]) => {
    const path = join(folder, `${name}.parquet`);
    const values = rows.map((row, place) => `(${[String(place), ...row.map(literal)].join(", ")})`).join(", ");
    const names = ["place_", ...titles].map((title) => `"${title.replaceAll('"', '""')}"`);
    await writeParquet(
      path,
      `select * exclude place_ from (values ${values}) as t(${names.join(", ")}) order by place_`,
    );
    return path;
  };

  it.each(fixtures)("with the texts of %s is read as the CSV file is", async (name) => {
    const table = await readTable(`${FIXTURES}${name}/dirty.csv`);
    expect(await readParquet(await asParquet(name, table))).toEqual(table);
  });

  it.each(fixtures.slice(0, 3))(
    "with the texts of %s is studied, and its rows cleaned, as the CSV file is",
    async (name) => {
      const { whole, study, said } = await studyFixture(name);
      const parquet = await asParquet(name, await readTable(`${FIXTURES}${name}/dirty.csv`));
      const ofParquet = join(folder, `${name}-parquet.study`);
      expect(await runLimpid(["study", parquet, "-o", ofParquet])).toEqual(said);
      expect(await readStudy(ofParquet)).toEqual(await readStudy(study));
      expect(await linesOf(["clean", "--study", ofParquet, parquet])).toEqual(whole);
      expect(await linesOf(["clean", "--study", ofParquet, parquet, "--header", "no"])).toEqual(whole.slice(1));
    },
  );

  it("keeps each text to the byte", async () => {
    const texts = [' a "b" ', "c,d;e\tf", "g\r\nh\n", "''", "Zoë\u0301 🐟 \u00a0", "0012", "=1+1", "\ufeffx", "NULL"];
    const table = [["id", "free text"], ...texts.map((text, row) => [`${row + 1}`, text])];
    const path = await asParquet("bytes", table);
    const study = join(folder, "bytes.study");
    await linesOf(["study", path, "-o", study, "--forms", "keep", "--repairs", "propose"]);
    const out = join(folder, "bytes-out.csv");
    await linesOf(["clean", "--study", study, path, "-o", out]);
    const plain = await save(csvOf(table), "bytes.csv");
    const ofCsv = join(folder, "bytes-csv.study");
    await linesOf(["study", plain, "-o", ofCsv, "--forms", "keep", "--repairs", "propose"]);
    expect(await readStudy(study)).toEqual(await readStudy(ofCsv));
    expect(await readParquet(path)).toEqual(table);
    const again = join(folder, "bytes-again.csv");
    await linesOf(["clean", "--study", ofCsv, plain, "-o", again]);
    expect(await readFile(out, "utf8")).toBe(await readFile(again, "utf8"));
  });

  it("has its typed values as texts, and nothing where there is none", async () => {
    const path = join(folder, "typed.parquet");
    const typed = `select 1::integer as i, 1.50::decimal(9,2) as d, 0.25::double as f, date '2024-02-13' as day,
      timestamp '2024-02-13 10:00:00' as at, true as yes, 'Bern' as town union all select null, null, null, null, null, null, null`;
    await writeParquet(path, `select * from (${typed})`);
    const study = join(folder, "typed.study");
    expect((await runLimpid(["study", path, "-o", study])).code).toBe(0);
    expect(await linesOf(["clean", "--study", study, path, "--quiet"])).toEqual([
      "i,d,f,day,at,yes,town",
      "1,1.50,0.25,2024-02-13,2024-02-13 10:00:00,true,Bern",
    ]);
  });

  it("that is cut is refused in a sentence", async () => {
    const path = await save("PAR1 and nothing else", "cut.parquet");
    const { code, messages } = await runLimpid(["study", path, "-o", join(folder, "cut.study")]);
    expect([code, messages.length]).toEqual([2, 1]);
    expect(messages[0]).toContain(`limpid: Cannot read "${path}": `);
  });
});

it("a pipe is read once, as the file is that goes through it", async () => {
  const table = csvOf(TABLE);
  const pipeOf = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await promisify(execFile)("mkfifo", [path]);
    // It goes on when somebody reads.
    void writeFile(path, table);
    return path;
  };
  const { study } = await studyTable("whole");
  const piped = join(folder, "piped.study");
  expect((await runLimpid(["study", await pipeOf("studied"), "-o", piped])).code).toBe(0);
  const rows = await linesOf(["clean", "--study", study, join(folder, "whole.csv")]);
  expect(await linesOf(["clean", "--study", piped, await pipeOf("cleaned")])).toEqual(rows);
});

describe("limpid clean --study", () => {
  it.each(fixtures)("gives the rows of %s as one run does, whatever the parts and their order", async (name) => {
    const [titles = [], ...rows] = await readTable(`${FIXTURES}${name}/dirty.csv`);
    const { whole, study } = await studyFixture(name);
    const random = new Random(name.length);
    const order = random.shuffled([...rows.keys()]);
    const found: string[] = [whole[0] ?? ""];
    for (let at = 0; at < order.length; ) {
      const part = order.slice(at, at + 1 + random.below(rows.length / 2));
      const isTitled = random.next() < 0.5;
      const text = csvOf([...(isTitled ? [titles] : []), ...part.map((row) => rows[row]!)]);
      const lines = await linesOf(["clean", "--study", study, "--quiet"], text);
      if (isTitled) expect(lines.shift()).toBe(whole[0]);
      for (const [place, row] of part.entries()) found[row + 1] = lines[place]!;
      at += part.length;
    }
    expect(found).toEqual(whole);
  });

  it("cleans a range of rows, and leaves the rest", async () => {
    const { study } = await studyTable("range");
    const whole = await linesOf(["clean", join(folder, "range.csv")]);
    const rangeOf = (rows: string) => linesOf(["clean", "--study", study, join(folder, "range.csv"), "--rows", rows]);
    expect([...(await rangeOf("1-100")), ...(await rangeOf("101-")).slice(1)]).toEqual(whole);
    expect(await rangeOf("21-21")).toEqual([whole[0], whole[21]]);
    expect(await rangeOf("301-")).toEqual([whole[0]]);
  });

  it("reads rows between other delimiters, without a line end, with empty rows and rows of other lengths", async () => {
    const { study } = await studyTable("delimiters");
    const text = "CH-0;Bern;10/02/2024\r\n;;\n\nCH-1;Chur\nCH-2;Sion;12/02/2024;;";
    expect(await linesOf(["clean", "--study", study, "--delimiter", ";"], text)).toEqual([
      "CH-0,Bern,2024-02-10",
      "CH-1,Chur,",
      "CH-2,Sion,2024-02-12",
    ]);
    expect(await linesOf(["clean", "--study", study, "--delimiter", "\\t"], "CH-0\tBern\t10/02/2024")).toHaveLength(1);
  });

  it("writes a file when it is whole, and says how many rows", async () => {
    const { study } = await studyTable("file");
    const out = join(folder, "file-out.csv");
    const { messages } = await runLimpid(["clean", "--study", study, "-o", out], csvOf(TABLE.slice(0, 3)));
    expect(messages).toEqual(["2 rows × 3 columns (0 ms)"]);
    expect(await readFile(out, "utf8")).toBe("code,town,day\r\nCH-0,Bern,2024-02-10\r\nCH-1,Chur,2024-02-11\r\n");
    const bad = join(folder, "bad-out.csv");
    const outcome = await runLimpid(["clean", "--study", study, "-o", bad], "CH-0,Bern,10/02/2024\na,b,c,d\n");
    expect(outcome).toEqual({ code: 2, out: "", messages: ["limpid: Row 2 has 4 cells, but the study has 3 columns"] });
    await expect(stat(bad)).rejects.toThrow("ENOENT");
  });

  it.each([
    ["town,code,day\n", 'The first row is not the header of the study: column 1 is "town" in place of "code"'],
    ["code,town\n", 'The first row is not the header of the study: column 3 is none in place of "day"'],
    ["a;b;c\n", "The first row has 1 cell, but the study has 3 columns: --delimiter names another delimiter"],
    [
      Uint8Array.from([0x61, 0x2c, 0xfc, 0x2c, 0x61]),
      "The rows are not in UTF-8. Convert them, for example with iconv",
    ],
  ])("refuses rows of something else: %j", async (text, reason) => {
    const { study } = await studyTable("else");
    expect(await runLimpid(["clean", "--study", study], text)).toEqual({
      code: 2,
      out: "",
      messages: [`limpid: ${reason}`],
    });
  });

  it("takes the first row as the option says", async () => {
    const { study } = await studyTable("header");
    expect(await linesOf(["clean", "--study", study, "--header", "no"], "code,town,day\n")).toEqual(["code,town,day"]);
    expect(await linesOf(["clean", "--study", study, "--header", "yes"], "a,b,c\nCH-0,Bern,10/02/2024\n")).toEqual([
      "code,town,day",
      "CH-0,Bern,2024-02-10",
    ]);
    expect(await linesOf(["clean", "--study", study], "")).toEqual([]);
  });

  it.each([
    [["--study", "-"], "Name the file of the study with --study"],
    [["--study", "s", "a", "b"], 'One file at a time; "b" is one too many'],
    [["--study", "s", "--forms", "keep"], '--forms is set by the study: pass it to "limpid study"'],
    [["--study", "s", "--report", "r.json"], "--report does not work with --study, which cleans a part"],
    [["--study", "s", "--rows", "0-3"], '--rows takes the first and the last row, such as 1-1000 or 1001-, not "0-3"'],
    [["--study", "s", "--rows", "5-3"], '--rows takes the first and the last row, such as 1-1000 or 1001-, not "5-3"'],
    [["--study", "s", "--delimiter", '"'], `--delimiter takes the text between cells, such as ";" or "\\t", not """`],
    [["--study", "s", "--header", "toString"], '--header takes one of auto, yes, no, not "toString"'],
    [["--study", "/nowhere"], 'Cannot read "/nowhere": there is no such file or folder'],
  ])("refuses %j", async (args, reason) => {
    expect(await runLimpid(["clean", ...args])).toEqual({ code: 2, out: "", messages: [`limpid: ${reason}`] });
  });
});

describe("a study file that cannot be read", () => {
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const withHeader = (bytes: Buffer, change: Record<string, unknown>) => {
    const end = bytes.indexOf("\n");
    const header = JSON.parse(bytes.toString("utf8", 0, end)) as Record<string, unknown>;
    return Buffer.concat([Buffer.from(JSON.stringify({ ...header, ...change })), bytes.subarray(end)]);
  };
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const DAMAGED = /^limpid: The study ".*" is cut or damaged: make it again with "limpid study"$/;

  it.each([
    ["is cut in the middle", (bytes: Buffer) => cut(bytes, 0.5), DAMAGED],
    ["lacks its last byte", (bytes: Buffer) => bytes.subarray(0, -1), DAMAGED],
    ["has another byte in the middle", (bytes: Buffer) => flipped(bytes, bytes.length >> 1), DAMAGED],
    ["has another byte at the end", (bytes: Buffer) => flipped(bytes, bytes.length - 1), DAMAGED],
    ["has something behind it", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("x")]), DAMAGED],
    ["is cut after its first line", (bytes: Buffer) => bytes.subarray(0, bytes.indexOf("\n") + 1), DAMAGED],
    ["is cut within its first line", (bytes: Buffer) => bytes.subarray(0, 10), /^limpid: ".*" is not a study: /],
    ["is empty", () => Buffer.alloc(0), /^limpid: ".*" is not a study: "limpid study" creates one$/],
    ["is a table", () => Buffer.from("code,town\nCH-0,Bern\n"), /^limpid: ".*" is not a study: /],
    ["is other JSON", () => Buffer.from("null\n"), /^limpid: ".*" is not a study: /],
    [
      "is of another format",
      (bytes: Buffer) => withHeader(bytes, { format: 7 }),
      /^limpid: The study ".*" is of format 7, and this version reads format 1$/,
    ],
    [
      "is of another build",
      (bytes: Buffer) => withHeader(bytes, { build: "other", version: "9.9.9" }),
      /^limpid: The study ".*" was made by another build of Limpid \(version 9\.9\.9\): make it again with this one$/,
    ],
  ])("because it %s is refused with its reason", async (what, damage, reason) => {
    const { study } = await studyTable("whole");
    const path = await save(damage(await readFile(study)), `${what}.study`);
    const { code, out, messages } = await runLimpid(["clean", "--study", path], "CH-0,Bern,10/02/2024\n");
    expect([code, out, messages.length]).toEqual([2, "", 1]);
    expect(messages[0]).toMatch(reason);
  });
});
