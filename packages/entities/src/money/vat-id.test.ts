import { describe, expect, it } from "vitest";
import { contextOfLocale } from "../testing/context-of-locale.ts";
import { vatId } from "./vat-id.ts";

/** Examples of the tax offices, of VIES and of companies' imprints. */
const REAL =
  "ATU13585627 ATU66664013 BE0428759497 BE428759497 BG175074752 BG7523169263 CHE123456788 CHE-107.787.577TPV CY10259033P CZ25123891 CZ7103192745 DE111111125 DE136695976 DK88146328 EE100931558 EL094259216 ESA13585625 ESX5910266W ESB64717838 ES54362315K FI20774740 FR83404833048 FR23334175221 FRK7399859412 GB980780684 GB802311782 GBGD001 GBHA599 HR33392005961 HU12892312 IE8473625E IE1234567FA IE8Z49289F IT00743110157 LT119511515 LT100001919017 LU15027442 LV40003521600 LV16117519997 MT11679112 NL123456782B90 NL004495445B01 NL000099998B57 NO974760673MVA NO974760673 PL8567346215 PT502757191 RO18547290 SE556188840401 SI50223054 SK2020317068 XI110305878 RS101134702 AU51824753556 BR11222333000181".split(
    " ",
  );

function cleanOne(text: string, locale?: string) {
  return vatId.study([{ text, count: 1 }], { header: "", context: contextOfLocale(locale) }).clean(text);
}

describe("a VAT number", () => {
  it.each(REAL)("accepts %s, in small letters and with spaces too", (text) => {
    expect(cleanOne(text).kind).toBe("ok");
    expect(cleanOne(`${text.slice(0, 2).toLowerCase()} ${text.slice(2, 5)} ${text.slice(5)}`).kind).toBe("ok");
  });

  /** Numbers of British offices, of Latvian persons, and French ones with letters have no check digit, or none that is public. */
  it("refuses nearly all numbers with one digit changed", () => {
    const wrong = REAL.filter((text) => !/^(?:GB(?:GD|HA)|LV1|FRK)/.test(text)).flatMap((text) =>
      Array.from(text, (digit, at) =>
        /\d/.test(digit)
          ? text.slice(0, at) + ((Number(digit) + 1) % 10) + text.slice(at + 1)
          : text.replace(/\d/, "A"),
      ),
    );
    const refused = wrong.filter((text) => cleanOne(text).kind === "invalid");
    expect(refused.length / wrong.length).toBeGreaterThan(0.95);
  });

  it.each([
    ["136695976", "de-DE", "DE136695976"],
    ["B64717838", "es-ES", "ESB64717838"],
    ["13585627", "de-AT", "ATU13585627"],
    ["107.787.577 MWST", "de-CH", "CHE107787577MWST"],
    ["094259216", "el-GR", "EL094259216"],
  ])("completes %s with the country of %s", (text, locale, output) => {
    expect(cleanOne(text, locale)).toMatchObject({ kind: "ok", output, rule: "home-country" });
  });

  it("completes a bare number as the rest of the column", () => {
    const texts = ["IT00743110157", "IT12345670785", "00743110157"];
    const column = vatId.study(
      texts.map((text) => ({ text, count: 1 })),
      { header: "" },
    );
    expect(column.clean("00743110157")).toMatchObject({ output: "IT00743110157" });
    expect(column.clean("00743110158").kind).toBe("invalid");
  });

  it("leaves a bare number alone where nothing tells its country", () => {
    expect(cleanOne("136695976")).toMatchObject({ kind: "ok", output: "136695976" });
  });
});
