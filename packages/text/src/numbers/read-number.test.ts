import { describe, expect, it } from "vitest";
import { readNumber, readSignBehind } from "./read-number.ts";

describe("readNumber", () => {
  it.each([
    ["a plain number", "12.50", "12.50", "."],
    ["a whole number", "1234", "1234", undefined],
    ["leading zeros, which stay", "00137", "00137", undefined],
    ["Swiss groups", "1'234.50", "1234.50", "."],
    ["Swiss groups with a curly mark", "1’234’567", "1234567", undefined],
    ["German groups", "1.234,50", "1234.50", ","],
    ["French groups with a narrow space", "1\u202F234,5", "1234.5", ","],
    ["Indian groups", "12,34,567.8", "1234567.8", "."],
    ["commas twice", "1,234,567", "1234567", "."],
    ["points twice", "1.234.567", "1234567", ","],
    ["a decimal comma", "0,5", "0.5", ","],
    ["three decimals that no group can be", "0,123", "0.123", ","],
    ["accounting brackets", "(45.00)", "-45.00", "."],
    ["a sign behind", "12.50-", "-12.50", "."],
    ["a stroke in place of the decimals", "4'500.-", "4500", undefined],
    ["a long stroke after a comma", "12,–", "12", undefined],
    ["a sign in front and a stroke behind", "-45.--", "-45", undefined],
    ["groups before a stroke, which stands for the other sign", "1.234,-", "1234", ","],
    ["groups before a stroke of English", "-1,234.-", "-1234", "."],
    ["a typographic minus", "−7", "-7", undefined],
    ["a plus", "+7", "7", undefined],
    ["full-width digits", "１２３", "123", undefined],
    ["Arabic digits", "١٢٣", "123", undefined],
    ["an exponent", "1e3", "1000", undefined],
    ["an exponent with a decimal", "1.8e+06", "1800000", undefined],
    ["a cut exponent, which stays", "9.78075e+12", "9.78075e+12", undefined],
    ["a tiny exponent, which stays", "1.5E-8", "1.5E-8", undefined],
    ["a point in front", ".5", "0.5", "."],
    ["more digits than a program number holds", "123456789012345678901", "123456789012345678901", undefined],
  ])("reads %s", (_, text, canonical, proves) => {
    expect(readNumber(text)).toEqual({ kind: "number", canonical, proves });
  });

  it.each([
    ["1,234", { sign: ",", grouped: "1234", decimal: "1.234" }],
    ["1.234", { sign: ".", grouped: "1234", decimal: "1.234" }],
    ["-12,345", { sign: ",", grouped: "-12345", decimal: "-12.345" }],
  ])("leaves %s open", (text, reading) => {
    expect(readNumber(text)).toEqual({ kind: "open", ...reading });
  });

  it.each([
    [""],
    ["-"],
    ["."],
    [","],
    ["12 34"],
    ["1,23,4"],
    ["1.2.3"],
    ["12.03.2024"],
    ["192.168.0.1"],
    ["2-10"],
    ["1E"],
    ["E5"],
    ["0x1F"],
    ["12%"],
    ["5 kg"],
    ["0.1O"],
    ["((5))"],
    ["-(5)"],
    ["--5"],
    ["5-5"],
    ["2-"],
    ["12 -"],
    ["2+"],
    ["1 234 5"],
    ["NaN"],
    ["Infinity"],
    ["1'23"],
    ["twelve"],
  ])("does not read %j", (text) => {
    expect(readNumber(text).kind).toBe("none");
  });
});

describe("readSignBehind", () => {
  it.each([
    ["5-", "-5"],
    ["12 −", "-12"],
  ])("reads %s in a column of accounts", (text, canonical) => {
    expect(readSignBehind(text)).toMatchObject({ kind: "number", canonical });
  });

  it.each(["5", "5+", "5-6", "a-", "-"])("does not read %s", (text) => {
    expect(readSignBehind(text).kind).toBe("none");
  });
});
