import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { brand } from "./brand.ts";
import { industry } from "./industry.ts";
import { industryCode } from "./industry-code.ts";
import { organization } from "./organization.ts";
import { sportsTeam } from "./sports-team.ts";
import { stockTicker } from "./stock-ticker.ts";

function column(entity: Entity, counts: Readonly<Record<string, number>>) {
  return entity.study(
    Object.entries(counts).map(([text, count]) => ({ text, count })),
    { header: "" },
  );
}

describe("names that nobody has a list of", () => {
  it.each<readonly [Entity, string]>([
    [
      organization,
      "eBay|IKEA|3M|7-Eleven|adidas AG|Dr. Oetker|Null GmbH|None & Sons|iRobot Corp.|Société Générale|株式会社日立製作所|ООО Ромашка|McDonald's|A.P. Møller – Mærsk|ACME INC|Yahoo!",
    ],
    [sportsTeam, "Schalke 04|1. FC Köln|76ers|BSC Young Boys|Real Madrid CF|Manchester United|England|U21"],
    [brand, "4711|adidas|L'Oréal|H&M|7up|Null|Dr. Martens|BMW"],
    [industry, "Farming & Forestry|Banken|Software (SaaS)|IT|Bau- und Immobilienwesen"],
  ])("of $id stay as they are", (entity, texts) => {
    const cleaner = column(entity, Object.fromEntries(texts.split("|").map((text) => [text, 1])));
    for (const text of texts.split("|")) expect(cleaner.clean(text)).toMatchObject({ kind: "ok", output: text });
  });

  it("take the spelling of most cells", () => {
    expect(column(organization, { "Acme Inc": 20, "ACME INC.": 1 }).clean("ACME INC.")).toMatchObject({
      output: "Acme Inc",
    });
    expect(column(brand, { IKEA: 9, Ikea: 2 }).clean("Ikea")).toMatchObject({ output: "IKEA" });
  });
});

describe("parts of names", () => {
  it.each<readonly [Entity, string, Readonly<Record<string, string>>]>([
    [organization, "Acme Holding AG", { legal_form: "AG" }],
    [organization, "Acme, Inc.", { legal_form: "Inc." }],
    [organization, "Meier GmbH & Co. KG", { legal_form: "& Co. KG" }],
    [organization, "University of Basel", { legal_form: "" }],
    [sportsTeam, "Los Angeles Lakers", { city: "Los Angeles" }],
    [sportsTeam, "Boston Red Sox", { city: "Boston" }],
    [sportsTeam, "FC Basel", { city: "" }],
    [industry, "finance and insurance", { code: "52" }],
    [industryCode, "541511", { sector: "Professional, Scientific, and Technical Services" }],
    [industryCode, "C10.1", { sector: "Manufacturing" }],
    [stockTicker, "NESN.SW", { exchange: "SIX" }],
    [stockTicker, "NASDAQ:AAPL", { exchange: "NASDAQ" }],
  ])("$id %s", (entity, text, components) => {
    expect(column(entity, { [text]: 1 }).clean(text)).toMatchObject({ kind: "ok", components });
  });
});

describe("recognition", () => {
  it.each<readonly [Entity, string]>([
    [
      organization,
      "Credit Suisse Group AG|Bundesamt für Statistik|Harvard University|World Health Organization|Google LLC",
    ],
    [sportsTeam, "Chicago Bulls|FC Barcelona|Golden State Warriors|New York Yankees|Manchester City FC"],
    [brand, "Nike|Samsung|Toyota|Coca-Cola|Mercedes-Benz"],
    [industry, "Retail Trade|Software|Food Manufacturing|Banking"],
  ])("of $id", (entity, texts) => {
    for (const text of texts.split("|")) expect([text, entity.recognise(text)]).toEqual([text, expect.any(Number)]);
    expect(Math.min(...texts.split("|").map(entity.recognise))).toBeGreaterThanOrEqual(0.5);
  });
});

describe("codes of companies and branches", () => {
  it.each("A AAPL BRK.B BF-B RDSA.AS 0700.HK 005930 VOD.L GOOGL TRUE ALL NAN".split(" "))(
    "%s is a stock symbol",
    (text) => {
      expect(column(stockTicker, { [text]: 1 }).clean(text)).toMatchObject({ kind: "ok", output: text });
    },
  );

  it.each(["Alphabet", "12.5", "A+B", "--", "GOOGLE INC."])("%s is no stock symbol", (text) => {
    expect(column(stockTicker, { [text]: 1 }).clean(text).kind).toBe("invalid");
  });

  it.each("11 23 236 2361 23611 236115 62 62.0 62.01 6201 C C10 47.11 0111 99".split(" "))(
    "%s is an industry code",
    (text) => {
      expect(column(industryCode, { [text]: 1 }).clean(text)).toMatchObject({ kind: "ok", output: text });
    },
  );

  it.each(["00", "000000", "1", "V12", "62.", "1234567", "A99"])("%s is no industry code", (text) => {
    expect(column(industryCode, { [text]: 1 }).clean(text).kind).toBe("invalid");
  });
});
