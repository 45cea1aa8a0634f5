import { expect, it } from "vitest";
import { findLicenceFaults } from "./find-licence-faults.mjs";

const part = (name: string, ...licenses: object[]) => ({ name, version: "1.0.0", licenses });

it.each([
  ["one that is free", [{ license: { id: "MIT" } }]],
  ["one of several to choose from", [{ expression: "(AFL-2.1 OR BSD-3-Clause)" }]],
  ["the same in other letters", [{ license: { name: "MIT or MPL-2.0" } }]],
])("%s will do", (_, licenses) => {
  expect(findLicenceFaults({ components: [part("a", ...licenses)] })).toEqual([]);
});

it.each([
  ["one that binds others", [{ license: { id: "GPL-3.0-only" } }], "a@1.0.0 has the licence GPL-3.0-only"],
  ["one to be kept beside a free one", [{ expression: "MIT AND GPL-2.0" }], "a@1.0.0 has the licence MIT AND GPL-2.0"],
  ["none", [], "a@1.0.0 has no licence"],
])("%s is told of", (_, licenses, fault) => {
  expect(findLicenceFaults({ components: [part("a", ...licenses)] })).toEqual([fault]);
});
