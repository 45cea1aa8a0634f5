import { expect, it } from "vitest";
import { peersTable } from "./peers.ts";

it("has a figure or none for each peer, and says in each row which is best", () => {
  const { measuredOn, machine, versions, peers, rows } = peersTable;
  expect(measuredOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(machine).toMatch(/cores/);
  expect(versions).toContainEqual(expect.stringMatching(/^pandas \d/));
  for (const { title, cells } of rows) {
    expect(cells, title).toHaveLength(peers.length);
    expect(
      cells.some((cell) => cell?.isBest),
      title,
    ).toBe(true);
  }
});
