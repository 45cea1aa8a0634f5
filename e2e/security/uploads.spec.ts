/** Rows 1 to 30 of the checklist: files that are made to break, fill or slow down what reads them. */
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { describeFate, describeRefusal, openAttacked } from "./attacked-server.ts";

const MB = 1024 * 1024;
const attacked = openAttacked({ WORKERS: "1" });
const fate = (data: string | Uint8Array, filename = "a.csv") => describeFate(attacked().attacker, data, filename);

const packed = (times: number): Uint8Array => {
  let data: Uint8Array = Buffer.from("a,b\n1,2\n");
  for (let time = 0; time < times; time++) data = gzipSync(data);
  return data;
};
const xml = (body: string, doctype = "") => `<?xml version="1.0"?>${doctype}<rows>${body}</rows>`;
const ROW = "<row><a>1</a></row>";
const entities = Array.from({ length: 9 }, (_, index) => {
  const text = index === 0 ? "lol" : `&l${index - 1};`.repeat(10);
  return `<!ENTITY l${index} "${text}">`;
}).join("");

describe("bodies", () => {
  const start = () => `{"session_uuid":"${attacked().attacker.session}","filename":"a.csv","data":"`;

  it("row 1: 10 MB and more in pieces without a length", async () => {
    const { url } = attacked();
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      const sent = request(`${url}/api/v1/file`, { method: "POST", headers }, (reply) => {
        resolve(reply.statusCode ?? 0);
        sent.destroy();
      });
      sent.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "EPIPE" && error.code !== "ECONNRESET") reject(error);
      });
      sent.write(start());
      for (let piece = 0; piece < 15; piece++) sent.write("QUJD".repeat(MB / 4));
    });
    expect(status).toBe(413);
  });

  it("row 2: more than the length says", async () => {
    const { hostname, port } = new URL(attacked().url);
    const head =
      "POST /api/v1/file HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n";
    const text = await new Promise<string>((resolve, reject) => {
      let received = "";
      const socket = connect(Number(port), hostname, () => socket.write(head + "x".repeat(2 * MB)));
      socket.setEncoding("utf8").on("data", (piece) => {
        received += String(piece);
      });
      socket.once("close", () => resolve(received));
      socket.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(received);
        else reject(error);
      });
    });
    expect(text === "" ? "HTTP/1.1 4" : text).toMatch(/^HTTP\/1\.1 4/);
  });

  it.each([
    ["a sign that is none of base64", "abc*"],
    ["a length that cannot be", "abcde"],
    ["something after the padding", "YQ==YQ=="],
  ])("row 3: %s", async (_, data) => {
    const { attacker } = attacked();
    const answer = await attacker.post("/api/v1/file", { session_uuid: attacker.session, data, filename: "a.csv" });
    expect(describeRefusal(answer)).toBe("422 bad_base64");
  });

  it("row 29: two of one Idempotency-Key at the same time are one", async () => {
    const { attacker } = attacked();
    const body = { session_uuid: attacker.session, data: Buffer.from("a\n1\n").toString("base64"), filename: "a.csv" };
    const send = () => attacker.post<{ result_uuid: string }>("/api/v1/file", body, { "idempotency-key": "one" });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body.result_uuid).toBe(second.body.result_uuid);
  });
});

describe("files", () => {
  it.each<[row: string, what: string, data: () => string | Uint8Array, name: string, fate: RegExp]>([
    ["4", "no byte", () => "", "a.csv", /^422 nothing_to_upload|^refused: |^0 × /],
    ["4", "a byte order mark alone", () => "\ufeff", "a.csv", /^refused: |^0 × /],
    ["4", "line breaks alone", () => "\n\r\n\n", "a.csv", /^refused: |^0 × /],
    ["4", "a header alone", () => "a,b\n", "a.csv", /^0 × 2$/],
    ["5", "a gzip bomb", () => gzipSync(Buffer.alloc(300 * MB)), "a.csv.gz", /^refused: /],
    ["6", "gzip five times over", () => packed(5), "a.csv.gz", /^refused: /],
    [
      "8",
      "a zip of nothing but its end",
      () => Buffer.from("504b0506000000000000000000000000000000000000", "hex"),
      "a.xlsx",
      /^refused: /,
    ],
    [
      "13",
      "XML of a billion laughs",
      () => xml("<row><a>&l8;</a></row>", `<!DOCTYPE rows [${entities}]>`),
      "a.xml",
      /^refused: /,
    ],
    [
      "14",
      "XML that names a file",
      () => xml("<row><a>&x;</a></row>", '<!DOCTYPE rows [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      "a.xml",
      /^refused: /,
    ],
    ["15", "XML of 100,000 levels", () => xml("<a>".repeat(100_000) + "</a>".repeat(100_000)), "a.xml", /^refused: /],
    ["15", "XML with an attribute of 5 MB", () => xml(`<row a="${"x".repeat(5 * MB)}"/>`), "a.xml", /^refused: /],
    ["16", "JSON of 200,000 levels", () => "[".repeat(200_000) + "]".repeat(200_000), "a.json", /^refused: /],
    [
      "17",
      "JSON with members of objects as keys",
      () => '[{"__proto__":1,"constructor":2,"prototype":3,"a":4,"a":5}]',
      "a.json",
      /^1 × [45]$/,
    ],
    [
      "18",
      "JSON numbers beyond those of machines",
      () => '[{"a":12345678901234567890},{"a":1e400},{"a":-0}]',
      "a.json",
      /^3 × 1$/,
    ],
    [
      "19",
      "CSV titles that are members of objects",
      () => "__proto__,constructor,toString,a,a\n1,2,3,4,5\n",
      "a.csv",
      /^1 × 5$/,
    ],
    [
      "20",
      "a quote that never ends, in line 2 of 20,000",
      () => `a,b\n"1,2\n${"3,4\n".repeat(20_000)}`,
      "a.csv",
      /^2\d{4} × 2$/,
    ],
    ["21", "a row of 100,000 columns", () => `${"a,".repeat(100_000)}\n1\n`, "a.csv", /^refused: .*16,?384/],
    ["21", "a cell of 5 MB", () => `a\n${"x".repeat(5 * MB)}\n`, "a.csv", /^refused: .*2,?000,?000/],
    [
      "22",
      "zero bytes and broken UTF-8",
      () => Buffer.from([97, 44, 98, 10, 0, 44, 0xff, 10, 0xed, 0xa0, 0x80, 44, 50, 10]),
      "a.csv",
      /^\d+ × 2$/,
    ],
    ["24", "a picture", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "a.csv", /^refused: /],
    ["24", "a PDF", () => "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n", "a.csv", /^refused: /],
    ["24", "a program", () => Buffer.from("7f454c4602010100000000000000000002003e00", "hex"), "a.csv", /^refused: /],
    [
      "24",
      "a database",
      () => Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(84)]),
      "a.csv",
      /^refused: /,
    ],
    ["24", "a web page", () => "<!doctype html><title>x</title><script>alert(1)</script>", "a.csv", /^refused: |× /],
    ["25", "CSV by the name of a workbook", () => "a,b\n1,2\n", "a.xlsx", /^1 × 2$/],
    ["26", "a name that leads elsewhere", () => "a,b\n1,2\n", "../../etc/cron.d/x", /^1 × 2$/],
    [
      "26",
      "a name with line breaks, quotes and markup",
      () => "a,b\n1,2\n",
      'a"\r\nx: y\r\n\u202e<img onerror=alert(1)>.csv',
      /^1 × 2$/,
    ],
    ["79", "50,000 spaces in a cell", () => `a,b\nx${" ".repeat(50_000)}x,1\ny,2\n`, "a.csv", /^2 × 2$/],
    ["82", "words that JavaScript takes for dates", () => "a\nPerson 3\nMARCH1\nSEPT2\n2-10\n", "a.csv", /^4 × 1$/],
  ])("row %s: %s", async (_row, _what, data, name, expected) => {
    expect(await fate(data(), name)).toMatch(expected);
  });

  it("row 14: have no address of theirs opened", async () => {
    const asked: string[] = [];
    const probe = createServer(({ url = "" }, reply) => {
      asked.push(url);
      reply.end("<!ENTITY x 'opened'>");
    });
    await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(probe.address() as AddressInfo).port}`;
    const doctypes = [
      `<!DOCTYPE rows SYSTEM "${address}/dtd">`,
      `<!DOCTYPE rows [<!ENTITY x SYSTEM "${address}/entity">]>`,
      `<!DOCTYPE rows [<!ENTITY % p SYSTEM "${address}/parameter"> %p;]>`,
    ];
    for (const doctype of doctypes) expect(await fate(xml(ROW, doctype), "a.xml")).toMatch(/^refused: |^1 × 1$/);
    const include = `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${address}/include"/>`;
    expect(await fate(xml(`${ROW}<row><a>${include}</a></row>`), "a.xml")).toMatch(/^refused: |×/);
    probe.close();
    expect(asked).toEqual([]);
  });

  it("row 17: leave objects as they were for those who come after", async () => {
    await fate('[{"__proto__":{"polluted":1}}]', "a.json");
    const { attacker } = attacked();
    expect(JSON.stringify((await attacker.get("/api/v1/settings")).body)).not.toContain("polluted");
  });

  it("row 27: cut at any place are read, or refused with a word", async () => {
    const whole = Buffer.from(`a,b\n${'Zürich,1.50\n"x\ny",2\n'.repeat(40)}`);
    const zipped = gzipSync(whole);
    for (let part = 1; part < 10; part++) {
      expect(await fate(whole.subarray(0, (whole.length * part) / 10))).toMatch(/^\d+ × \d+$|^refused: /);
      expect(await fate(zipped.subarray(0, (zipped.length * part) / 10), "a.csv.gz")).toMatch(/^refused: /);
    }
  });
});
