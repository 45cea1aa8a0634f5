import { describe, expect, it } from "vitest";
import { gatherDateEvidence } from "./gather-evidence.ts";

function gather(...texts: string[]) {
  return gatherDateEvidence(texts.map((text) => ({ text, count: 1 })));
}

describe("gatherDateEvidence", () => {
  it.each([
    [
      "one day above 12 decides",
      ["03/04/2024", "13/04/2024"],
      { order: "dmy", proofs: 1, contradictions: 0, ambiguous: 1 },
    ],
    ["month first", ["03/04/2024", "04/13/2024"], { order: "mdy", proofs: 1, contradictions: 0, ambiguous: 1 }],
    ["nothing decides", ["03/04/2024", "05/06/2024"], { order: null, proofs: 0, ambiguous: 2 }],
    ["the same date in both orders", ["05/05/2024"], { order: null, proofs: 0, ambiguous: 0 }],
    ["ISO needs no order", ["2024-03-05", "2024-04-03"], { order: null, proofs: 0, ambiguous: 0 }],
    ["a weekday decides", ["Tue 05/03/2024", "03/04/2024"], { order: "dmy", proofs: 1, ambiguous: 1 }],
    ["years of two digits first", ["99-12-31", "05-06-07"], { order: "ymd", proofs: 1, ambiguous: 1 }],
    ["a day that its month lacks proves no year first", ["22.03.24", "31.04.24"], { order: null, proofs: 0 }],
    ["dots prove it where nothing else does", ["13.04.2024", "03/04/2024"], { order: "dmy", proofs: 1, ambiguous: 1 }],
    ["dots do not contradict slashes", ["13.04.2024", "04/13/2024"], { order: "mdy", proofs: 1, contradictions: 0 }],
    [
      "months in a row decide where no cell does",
      ["01/01/1972", "01/02/1972", "01/03/1972", "01/04/1972"],
      { order: "dmy", proofs: 3, contradictions: 0 },
    ],
    ["a few days without a pattern stay open", ["03/04/2024", "09/02/2024", "05/06/2024"], { order: null, proofs: 0 }],
    ["an even split stays open", ["13/04/2024", "04/13/2024"], { order: null, proofs: 1, contradictions: 1 }],
    ["no dates", ["a", "12", ""], { order: null, proofs: 0, ambiguous: 0, hasTime: false, serials: false }],
  ])("%s", (_, texts, expected) => {
    expect(gather(...texts)).toMatchObject(expected);
  });

  it("counts cells, and counts a contradiction instead of averaging it away", () => {
    const evidence = gatherDateEvidence([
      { text: "13/04/2024", count: 28 },
      { text: "04/13/2024", count: 1 },
    ]);
    expect(evidence).toMatchObject({ order: "dmy", proofs: 28, contradictions: 1, example: "13/04/2024" });
  });

  it("finds one deciding line among many that are open", () => {
    const open = Array.from({ length: 5000 }, (_, index) => `${1 + (index % 12)}/${1 + ((index * 7) % 11)}/2024`);
    expect(gather(...open, "13/4/2020").order).toBe("dmy");
  });

  it("sees serials among real dates, and none in a column of numbers", () => {
    expect(gather("13/04/2024", "14/04/2024", "45356").serials).toBe(true);
    expect(gather("45356", "45357", "13/04/2024").serials).toBe(false);
  });

  it("tells whether most dates state a time", () => {
    expect(gather("2024-03-05 14:30", "2024-03-06 08:00", "2024-03-07").hasTime).toBe(true);
    expect(gather("2024-03-05 14:30", "2024-03-06", "2024-03-07").hasTime).toBe(false);
  });
});
