import { describe, expect, it } from "vitest";
import { decodeText } from "./encoding.ts";

describe("decodeText", () => {
  it.each([
    ["plain ASCII", [..."a,b"].map((sign) => sign.charCodeAt(0)), "utf-8", "a,b"],
    ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0xc3, 0xbc], "utf-8", "ü"],
    ["UTF-16 little-endian", [0xff, 0xfe, 0xfc, 0x00], "utf-16le", "ü"],
    ["UTF-16 big-endian", [0xfe, 0xff, 0x00, 0xfc], "utf-16be", "ü"],
    ["windows-1252 with a euro sign and quotes", [0x80, 0x20, 0x93, 0xfc, 0x94], "windows-1252", "€ “ü”"],
    ["windows-1252 with one byte pair that is UTF-8", [0xfc, 0xc3, 0xbc, 0xe4, 0xf6], "windows-1252", "üÃ¼äö"],
    ["UTF-8 that is cut in a character", [0xc3, 0xbc, 0xc3, 0xa4, 0xe2, 0x82], "utf-8", "üä\ufffd"],
  ])("reads %s", (_, bytes, encoding, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toMatchObject({ encoding, text });
  });

  it("does not take a text with a stray zero for UTF-16", () => {
    expect(decodeText(new TextEncoder().encode("id,name\n1,A\0B\n")).encoding).toBe("utf-8");
  });
});
