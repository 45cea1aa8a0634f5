import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { countControls } from "./count-controls.ts";

const ROWS = Array.from({ length: 40 }, (_, row) => `${row},name ${row}\n`).join("");

describe("countControls", () => {
  it.each([
    ["no zeros", "a,b\n1,2\n", 0],
    ["a zero in a cell", "a,b\n1,\0\n2,x\n", 1],
    ["zeros between which signs of terminals stand", `a,b\n\u001b[0m1,\b2\n\0\0${ROWS}`, 2],
  ])("takes %s for a text", (_, text, nuls) => {
    expect(countControls(new TextEncoder().encode(text))).toEqual({ nuls, isBinary: false });
  });

  it.each([
    ["mostly zeros", `a,b\n1,2\n${"\0".repeat(20)}`],
    ["all kinds of control characters", `a\0\u0001,b\u0002\n1\u0003,2\u0004\n${ROWS.slice(0, 50)}`],
    ["numbers of four bytes", Array.from({ length: 99 }, (_, at) => `${String.fromCharCode(at)}\0\0\0`).join("")],
  ])("takes %s for no text", (_, text) => {
    expect(countControls(new TextEncoder().encode(text)).isBinary).toBe(true);
  });
});

describe("NUL characters at even places only", () => {
  const table = `id,name\n${ROWS}`;
  const at = [20, 30, 50, 70, 90, 110, 130, 150, 170, 190].filter((place) => !/[\n,]/.test(table[place] ?? ""));
  const text = [...table].map((sign, place) => (at.includes(place) ? "\0" : sign)).join("");

  it("make no UTF-16 of an ASCII text", async () => {
    const outcome = await ingest(new TextEncoder().encode(text));
    expect(outcome).toMatchObject({ kind: "table", parameters: { encoding: "utf-8" }, table: { rowCount: 40 } });
  });

  it("do of a text in which every second byte is one", async () => {
    const outcome = await ingest(Buffer.from(table, "utf16le"));
    expect(outcome).toMatchObject({ kind: "table", parameters: { encoding: "utf-16le" }, table: { rowCount: 40 } });
  });

  it.each(["имя,город\nИван,Москва\nАнна,Киев\n", "名前,都市\n太郎,東京\n花子,大阪\n"])(
    "do of another script: %s",
    async (script) => {
      const outcome = await ingest(Buffer.from(script.repeat(3), "utf16le"));
      expect(outcome).toMatchObject({ kind: "table", parameters: { encoding: "utf-16le" } });
    },
  );
});
