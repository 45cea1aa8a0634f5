import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";

/** Enough right UTF-8 that a single wrong byte is a fault of the file and no other encoding. */
const UMLAUTS = "\u00e4\u00f6\u00fc".repeat(20);
const SDMX = `<m:GenericData xmlns:m="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/message" xmlns:g="g"><m:DataSet><g:Obs>
<g:ObsKey><g:Value id="TIME_PERIOD" value="2020"/><g:Value id="A" value="${UMLAUTS}\ufffd"/></g:ObsKey><g:ObsValue value="1"/>
</g:Obs></m:DataSet></m:GenericData>`;

/** Every U+FFFD becomes a byte that is no UTF-8. */
function withWrongByte(text: string): Uint8Array {
  const [before = "", after = ""] = text.split("\ufffd");
  return Buffer.concat([Buffer.from(before), Buffer.from([0x81]), Buffer.from(after)]);
}

describe("a byte that is in no character", () => {
  it.each([
    ["csv", `a,b\n1,${UMLAUTS}\ufffd\n`],
    ["json", `[{"a": "${UMLAUTS}\ufffd"}, {"a": "x"}]`],
    ["xml", `<list><row a="${UMLAUTS}\ufffd"/><row a="x"/></list>`],
    ["sdmx", SDMX],
    ["html", `<table><tr><td>a<td>b<tr><td>${UMLAUTS}\ufffd<td>x</table>`],
  ])("is a warning in %s", async (fileType, text) => {
    const outcome = await ingest(withWrongByte(text));
    const message = "Characters that could not be decoded and show as \ufffd: 1";
    expect(outcome).toMatchObject({ kind: "table", parameters: { fileType } });
    expect(outcome.kind === "table" && outcome.warnings).toContainEqual({ message, row: null });
  });

  it("is none where all can be read", async () => {
    expect(await ingest(Buffer.from(`a,b\n1,${UMLAUTS}\n2,x\n`))).toMatchObject({ warnings: [] });
  });
});

describe("a NUL character", () => {
  it("does not keep a web page from being read", async () => {
    const page = "<table><tr><td>a<td>b<tr><td>1\0<td>2<tr><td>3<td>4</table>";
    expect(await ingest(Buffer.from(page))).toMatchObject({ kind: "table", table: { rowCount: 2 } });
  });
});
