import { describe, expect, it } from "vitest";
import { uuid } from "./uuid.ts";

const cleaner = uuid.study([], { header: "" });

describe("uuid", () => {
  it.each([
    ["version 1", "C232AB00-9414-11EC-B3C8-9F6BDECED846", { version: "1", timestamp: "2022-02-22T19:22:22.000Z" }],
    ["version 6", "1EC9414C-232A-6B00-B3C8-9F6BDECED846", { version: "6", timestamp: "2022-02-22T19:22:22.000Z" }],
    ["version 7", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", { version: "7", timestamp: "2022-02-22T19:22:22.000Z" }],
    ["version 4, which holds no time", "919108f7-52d1-4320-9bac-f847db4148a8", { version: "4" }],
  ])("reads the example of RFC 9562 for %s", (_, text, components) => {
    expect(cleaner.clean(text)).toMatchObject({ kind: "ok", output: text.toLowerCase(), components });
  });

  it.each([
    ["the greatest", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
    ["the least", "00000000-0000-0000-0000-000000000000"],
  ])("takes %s UUID, which has no version", (_, text) => {
    expect(cleaner.clean(text)).toMatchObject({ kind: "ok", output: text, components: {} });
  });

  it("takes a checksum for one only where nothing else speaks against it", () => {
    expect(uuid.recognise("d41d8cd98f00b204e9800998ecf8427e")).toBeLessThan(0.5);
  });
});
