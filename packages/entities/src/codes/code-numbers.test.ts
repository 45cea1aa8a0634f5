import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { describeNumbers } from "../testing/describe-numbers.ts";
import { gtin } from "./gtin.ts";
import { imei } from "./imei.ts";
import { isbn } from "./isbn.ts";
import { issn } from "./issn.ts";
import { orcid } from "./orcid.ts";
import { vin } from "./vin.ts";

/** Published numbers: of known books, serials, goods, cars, devices and researchers. */
describeNumbers(
  [
    {
      entity: isbn,
      numbers:
        "9780140328721 978-0-596-52068-7 0-306-40615-2 9783499267758 9782070360024 978-84-376-0494-7 9788807900655 0-19-852663-6 979-10-90636-07-1 9787301150894",
      refused: 0.99,
    },
    {
      entity: issn,
      numbers: "0028-0836 1476-4687 0036-8075 0140-6736 00278424 1932-6203 0161-1194 2049-3630 0000-0019 1748-7188",
      refused: 0.99,
    },
    {
      entity: gtin,
      numbers:
        "4006381333931 5901234123457 036000291452 96385074 7622210449283 3017620422003 5449000000996 8076809513753 00012345600012 0012345678905",
      refused: 0.99,
    },
    // Half of the vehicles are from North America, where alone the check digit counts.
    {
      entity: vin,
      numbers:
        "1HGCM82633A004352 1M8GDM9AXKP042788 11111111111111111 5YJSA1DG9DFP14705 WBA3A5G59DNP26082 WAUZZZ8K9BA012345 VF1RFD00X56789012 JH4KA7561PC008269",
      refused: 0.5,
    },
    {
      entity: imei,
      numbers: "490154203237518 352099001761481 356938035643809 353879234252633 864713037301317 012345678901237",
      refused: 0.99,
    },
    {
      entity: orcid,
      numbers: "0000-0002-1825-0097 0000-0001-5109-3700 0000-0002-1694-233X 0000-0003-1415-9269",
      refused: 0.99,
    },
  ],
  (text) => ` ${text.replaceAll("-", " ")}`,
);

describe("what a number says", () => {
  it("names the parts of an ISBN", () => {
    expect(isbn.study([], { header: "" }).clean("3-16-148410-X")).toMatchObject({
      output: "978-3-16-148410-0",
      components: { isbn10: "316148410X", isbn13: "9783161484100", group: "German language" },
    });
  });

  it.each([
    ["7610200337153", "CH"],
    ["4006381333931", "DE"],
    ["036000291452", "US"],
    ["9783161484100", ""],
  ])("knows the prefix of %s", (text, country) => {
    expect(gtin.study([], { header: "" }).clean(text)).toMatchObject({ components: { prefix_country: country } });
  });

  it("offers the number before a zero was lost", () => {
    expect(isbn.study([], { header: "" }).clean("306406152")).toMatchObject({ suggestions: ["978-0-306-40615-7"] });
  });
});

it("offers the number beside a remark", () => {
  expect(isbn.study([], { header: "" }).clean("0-306-40615-2 (pbk.)")).toMatchObject({
    kind: "invalid",
    suggestions: ["978-0-306-40615-7"],
  });
});

describe("numbers and dates are no codes", () => {
  it.each<readonly [Entity, string]>([
    [imei, "0.161200000000000"],
    [vin, "0.7962347729789591"],
    [issn, "1973-05-19"],
    [gtin, "2024-03-08"],
    [isbn, "0,306406152"],
  ])("$id does not take %s", (entity, text) => {
    expect(entity.recognise(text)).toBe(0);
    expect(entity.study([], { header: "" }).clean(text).kind).toBe("invalid");
  });
});
