import { describe, expect, it } from "vitest";
import { attachment, chooseStem } from "./file-name.ts";

describe("the name of a file", () => {
  it.each<[string, readonly (string | null)[], string | null]>([
    ["is that of the table", ["Sales", "crm_export.csv"], "Sales"],
    ["is that of its file, without the extension", [null, "crm_export.csv"], "crm_export"],
    ["keeps a point that begins no extension", ["v1.5 of 2024"], "v1.5 of 2024"],
    ["is without both extensions of a packed file", ["sales.csv.gz"], "sales"],
    ["keeps letters of all languages", ["Größen 名簿"], "Größen 名簿"],
    ["has no path in it", ["../../etc/passwd"], "etc_passwd"],
    ["has no path of Windows in it", ["C:\\a\\b"], "C_a_b"],
    ["has no line of a header in it", ['a"\r\nset-cookie: x'], "a_set-cookie_ x"],
    ["is not turned round", ["a\u202Efdp"], "a_fdp"],
    ["is not hidden", [".bashrc"], "bashrc"],
    ["is no longer than systems take", ["😀a".repeat(500)], "😀a".repeat(30)],
    ["is the next one, where the first is none", [" ", "...", "😀", "a.csv"], "a"],
    ["is unknown where there is none", [null, "", "///"], null],
  ])("%s", (_, names, expected) => {
    expect(chooseStem(names)).toBe(expected);
  });

  it.each([
    ["crm_export-clean.csv", `attachment; filename="crm_export-clean.csv"; filename*=UTF-8''crm_export-clean.csv`],
    [
      "Größe (2)-clean.csv",
      `attachment; filename="Gro_e (2)-clean.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%282%29-clean.csv`,
    ],
    ["100%;-clean.csv", `attachment; filename="100__-clean.csv"; filename*=UTF-8''100%25%3B-clean.csv`],
  ])("%s is told in a header", (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});
