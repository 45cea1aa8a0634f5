import { expect, it } from "vitest";
import { readFlags } from "./page-flags.ts";

it.each([
  [
    "all of them",
    { debug: 1, discrete: "1", beta: true, mode: "web" },
    { debug: 1, discrete: 1, beta: 1, mode: "web" },
  ],
  ["none", {}, {}],
  ["switched off", { debug: 0, beta: "0" }, {}],
  ["an unknown mode", { mode: "desktop" }, {}],
  ["strangers", { admin: 1 }, {}],
])("reads the flags of the address: %s", (_, search, expected) => {
  expect(readFlags(search)).toEqual(expected);
});
