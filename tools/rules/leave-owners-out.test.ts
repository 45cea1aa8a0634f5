import { describe, expect, it } from "vitest";
import { leaveOwnersOut } from "./leave-owners-out.ts";

const OWNERS = new Map(["a", "b", "c", "d", "e", "f"].map((table) => [table, `owner of ${table}`]));
const judged = (family: string, table: string, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ table, family, isRight: true })),
  ...Array.from({ length: wrong }, () => ({ table, family, isRight: false })),
];
/** Right on the tables of five owners, and on the sixth as given. */
const withSixth = (family: string, right: number, wrong: number) => [
  ...["a", "b", "c", "d", "e"].flatMap((table) => judged(family, table, 10, 0)),
  ...judged(family, "f", right, wrong),
];

describe("leaveOwnersOut", () => {
  it("sees that only the tables of an owner themselves kept a wrong rule from them", () => {
    expect(leaveOwnersOut(withSixth("typo.near label", 0, 4), OWNERS)).toEqual({
      owners: 6,
      fitted: { right: 0, wrong: 0 },
      leftOut: { right: 0, wrong: 4 },
      turned: [{ family: "typo.near label", owners: 1 }],
    });
  });

  it("agrees with the figures of all where no owner decides alone", () => {
    const every = withSixth("class.iso", 10, 0);
    expect(leaveOwnersOut(every, OWNERS)).toEqual({
      owners: 6,
      fitted: { right: 60, wrong: 0 },
      leftOut: { right: 60, wrong: 0 },
      turned: [],
    });
  });

  it("lets no repair act that has too few owners without one of them", () => {
    const ofFive = withSixth("rows.agree", 10, 0).filter(({ table }) => table !== "f");
    const { fitted, leftOut } = leaveOwnersOut(ofFive, OWNERS);
    expect([fitted.right, leftOut.right]).toEqual([50, 0]);
  });

  it("counts no family that only proposes", () => {
    expect(leaveOwnersOut(withSixth("typo.near name", 10, 0), OWNERS)).toMatchObject({
      fitted: { right: 0 },
      leftOut: { right: 0 },
    });
  });
});
