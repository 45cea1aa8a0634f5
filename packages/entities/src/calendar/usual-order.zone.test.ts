import { mergeContext, saidContext, UNKNOWN_CONTEXT } from "@limpid/table";
import { expect, it } from "vitest";
import { date } from "./date.ts";
import { usualOrder } from "./usual-order.ts";

it.each([
  ["US", "mdy"],
  ["CH", "dmy"],
  ["GB", "dmy"],
  ["JP", "ymd"],
  ["HU", "ymd"],
])("of %s is %s", (country, order) => {
  expect(usualOrder(mergeContext([{ country }]))).toBe(order);
});

it.each([
  ["German words", mergeContext([{ language: "de" }]), "dmy"],
  ["English words, which are written in several orders", mergeContext([{ language: "en" }]), undefined],
  ["several countries", mergeContext([{ country: "US" }, { country: "CH" }]), undefined],
  ["no country in particular", saidContext(UNKNOWN_CONTEXT, "ZZ"), undefined],
  ["nothing", UNKNOWN_CONTEXT, undefined],
])("of %s is given as far as it is known", (_, context, order) => {
  expect(usualOrder(context)).toBe(order);
});

it("orders what is offered, and decides nothing", () => {
  const values = ["03/04/2024", "05/06/2023", "01/09/2021", "11/02/2022"].map((text) => ({ text, count: 1 }));
  const study = (country: string) => date.study(values, { header: "", context: mergeContext([{ country }]) });
  const [us, ch] = [study("US"), study("CH")];
  expect(us.decisions[0]?.options.map(({ id }) => id)).toEqual(["mdy", "dmy"]);
  expect(ch.decisions[0]?.options.map(({ id }) => id)).toEqual(["dmy", "mdy"]);
  expect(us.decisions[0]).toMatchObject({ inferred: null, inForce: null, undecided: 4 });
  expect(us.decisions[0]?.sentence).toContain("Month first is usual in the table's country.");
  expect(us.clean("03/04/2024").kind).toBe("ambiguous");
});
