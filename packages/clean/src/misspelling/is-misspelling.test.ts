import { describe, expect, it } from "vitest";
import {
  bareLetters,
  differingWords,
  isGarbled,
  isOneSlip,
  isShort,
  isTurned,
  isTypingError,
  isTypo,
} from "./is-misspelling.ts";

describe("isTypo", () => {
  it.each([
    ["prixary school pxpils", "primary school pupils"],
    ["619 paxcels", "619 parcels"],
    ["Contruction", "Construction"],
    ["Infromation desk", "Information desk"],
    ["Infor mation desk", "Information desk"],
    ["Informationdesk", "Information desk"],
    ["Information desk on the the second floor", "Information desk on the second floor"],
  ])("takes %j for %j", (own, meant) => expect(isTypo(own, meant)).toBe(true));

  it.each([
    ["type A", "type B"],
    ["part III", "part II"],
    ["managers", "manager"],
    ["Lower secondary Latin", "Lower secondary Art"],
    ["ak_hf-1", "al_hf-1"],
    ["room 12", "room 13"],
    ["Invoice 2023", "Invoice 2024"],
    ["north", "south"],
    ["active", "inactive"],
    ["increase", "decrease"],
    ["Gas, wood burning stove", "wood burning stove"],
    ["wood burning stove", "open wood burning stove"],
    ["Oslo Society of Bee Keepers", "Society of Bee Keepers"],
    ["Reopened by owner", "Opened by owner"],
    ["Female patient", "Male patient"],
    ["Outbound freight", "Inbound freight"],
    ["Nonresident visitor", "Resident visitor"],
    ["Abgelehnt: Ausfahrt", "Abgelehnt: Einfahrt"],
    ["Unbeantwortete Anfrage", "Beantwortete Anfrage"],
    ["Hyperglycaemia, acute", "Hypoglycaemia, acute"],
    ["Disconnected by user", "Connected by user"],
  ])("leaves %j beside %j", (own, meant) => expect(isTypo(own, meant)).toBe(false));
});

describe("isTurned", () => {
  it.each([
    ["unpaid", "paid"],
    ["import", "export"],
    ["atypical", "typical"],
    ["hypotonic", "hypertonic"],
    ["decrease", "increase"],
  ])("finds the prefix that tells %j from %j", (own, meant) => expect(isTurned(own, meant)).toBe(true));

  it.each([
    ["msterdam", "amsterdam"],
    ["persident", "president"],
    ["undre", "under"],
    ["paid", "paid"],
    ["at", "it"],
  ])("finds none that tells %j from %j", (own, meant) => expect(isTurned(own, meant)).toBe(false));
});

describe("isOneSlip", () => {
  it.each([
    ["pupisl", "pupils"],
    ["schol", "school"],
    ["schxol", "school"],
  ])("makes %j of %j", (own, meant) => expect(isOneSlip(own, meant)).toBe(true));

  it.each([
    ["sxhxol", "school"],
    ["tschool", "school"],
    ["bight", "light"],
  ])("does not make %j of %j", (own, meant) => expect(isOneSlip(own, meant)).toBe(false));
});

it("pairs the words that differ, where there are as many", () => {
  expect(differingWords("evening Clas visitors", "evening class visitor")).toEqual([
    ["clas", "class"],
    ["visitors", "visitor"],
  ]);
  expect(differingWords("evening class", "evening")).toEqual([]);
});

describe("bareLetters", () => {
  it.each([
    ["ok", "OK"],
    ["web site", "website"],
    ["A.Ito", "A. Ito"],
    ["A #", "A#"],
  ])("are the same in %j and %j", (own, meant) => expect(bareLetters(own)).toBe(bareLetters(meant)));

  it.each([
    ["#.#", "##"],
    ["re-sign", "resign"],
    ["Café", "Cafe"],
  ])("are others in %j than in %j", (own, meant) => expect(bareLetters(own)).not.toBe(bareLetters(meant)));
});

describe("isTypingError", () => {
  it.each([
    ["shiped", "shipped"],
    ["Leage", "League"],
    ["Doubel", "Double"],
    ["Nroth dock", "North dock"],
    ["Wohnnung", "Wohnung"],
    ["Strongly  agree", "Strongly agree"],
  ])("takes %j for %j", (own, meant) => expect(isTypingError(own, meant)).toBe(true));

  it.each([
    ["Cortland", "Portland"],
    ["block", "black"],
    ["vert", "verte"],
    ["verte", "vert"],
    ["cars", "car"],
    ["Room 21", "Room 12"],
    ["Maria", "Marie"],
    ["shipped", "shipped"],
    ["", "shipped"],
  ])("leaves %j beside %j", (own, meant) => expect(isTypingError(own, meant)).toBe(false));
});

describe("isGarbled", () => {
  it.each([
    ["mxrshxll", "marshall"],
    ["12 Hgh Stret", "12 High Street"],
    ["yxs", "yes"],
  ])("reads %j as %j", (own, meant) => expect(isGarbled(own, meant)).toBe(true));

  it.each([
    ["35234", "35233"],
    ["3523x", "35233"],
    ["3x5x3", "35233"],
    ["Genève", "Zürich"],
    ["1234500000", "1234566666"],
    ["", "yes"],
    ["a".repeat(500), "a".repeat(501)],
  ])("does not read %j as %j", (own, meant) => expect(isGarbled(own, meant)).toBe(false));
});

it("calls a text short whose words are", () => {
  expect([isShort("al"), isShort("de la 12"), isShort("po box 287"), isShort("main st")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
