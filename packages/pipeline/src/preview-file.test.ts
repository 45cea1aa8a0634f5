import { describe, expect, it } from "vitest";
import { type PreviewOptions, previewFile } from "./preview-file.ts";

const SHOWN = { fileName: "a.csv", choices: {}, rows: 20, columns: 50, cellCharacters: 200 };

const preview = (text: string, options: Partial<PreviewOptions> = {}) =>
  previewFile(new TextEncoder().encode(text), { ...SHOWN, ...options });

describe("the preview of a reading", () => {
  it("has the first rows and columns, and counts all", async () => {
    const text = `id,name,city\n${"1,Ann,Bern\n".repeat(30)}`;
    expect(await preview(text, { rows: 2, columns: 2 })).toMatchObject({
      kind: "preview",
      titles: ["id", "name"],
      rows: [
        ["1", "Ann"],
        ["1", "Ann"],
      ],
      rowCount: 30,
      columnCount: 3,
    });
  });

  it("cuts long texts short", async () => {
    const found = await preview(`id,text\n1,${"x".repeat(500)}\n2,y\n`, { cellCharacters: 10 });
    expect(found).toMatchObject({
      rows: [
        ["1", "xxxxxxxxx…"],
        ["2", "y"],
      ],
    });
  });

  it("obeys the choices and gives them back complete", async () => {
    const found = await preview("id,name\n1,Ann\n2,Bob\n", { choices: { headerRows: 0, skiprows: 0 } });
    expect(found).toMatchObject({
      choices: { headerRows: 0, skiprows: 0, delimiter: "," },
      rows: [
        ["id", "name"],
        ["1", "Ann"],
        ["2", "Bob"],
      ],
    });
  });

  it("says why a file cannot be read", async () => {
    expect(await preview("")).toEqual({ kind: "refused", reason: "The file is empty" });
  });
});
