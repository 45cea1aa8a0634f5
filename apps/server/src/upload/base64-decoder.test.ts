import { describe, expect, it } from "vitest";
import { Base64Decoder } from "./base64-decoder.ts";

function decode(text: string, piece: number): string | undefined {
  const decoder = new Base64Decoder();
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; at += piece) {
    const bytes = decoder.push(text.slice(at, at + piece));
    if (bytes === undefined) return undefined;
    parts.push(bytes);
  }
  const last = decoder.end();
  return last === undefined ? undefined : Buffer.concat([...parts, last]).toString("utf8");
}

describe("Base64Decoder", () => {
  it.each(["", "a", "ab", "abc", "abcd", "Zürich;Genève\r\n".repeat(50)])(
    "gives %j back for pieces of any size",
    (text) => {
      const base64 = Buffer.from(text).toString("base64");
      for (const piece of [1, 3, 4, 5, 1000]) expect(decode(base64, piece)).toBe(text);
    },
  );

  it("takes the URL-safe alphabet and missing padding", () => {
    expect(decode(Buffer.from("??>>~~").toString("base64url"), 2)).toBe("??>>~~");
    expect(decode("YQ", 1)).toBe("a");
  });

  it.each([
    ["a sign outside the alphabet", "YWJj!WJj"],
    ["padding in the middle", "YQ==YWJj"],
    ["three signs of padding", "Y==="],
    ["a single letter over", "YWJjY"],
    ["spaces", "YW Jj"],
  ])("refuses %s", (_, text) => {
    for (const piece of [1, 4, 100]) expect(decode(text, piece)).toBeUndefined();
  });
});
