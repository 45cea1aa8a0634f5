import { expect, it } from "vitest";
import { VisitorTurns } from "./visitor-turns.ts";

/** Jobs of a visitor by name, those at work last. */
const of = (visitor: string, next: number, running = 0) => ({
  visitor,
  running,
  next: `${visitor}${next}`,
  waitsSince: next,
});

it("visitors are served in turn, however many jobs one of them has, and the longest wait decides at first", () => {
  const turns = new VisitorTurns();
  expect(turns.choose([of("b", 50), of("a", 1)], false)).toBe("a1");
  expect(turns.choose([of("a", 2), of("b", 50)], false)).toBe("b50");
  expect(turns.choose([of("a", 2), of("b", 51)], false)).toBe("a2");
  expect(turns.choose([of("a", 3), of("b", 51), of("c", 99)], false)).toBe("c99");
  expect(turns.choose([], false)).toBeUndefined();
});

it("who has fewest at work is next", () => {
  const turns = new VisitorTurns();
  expect(turns.choose([of("a", 1, 2), of("b", 60, 1), of("c", 70, 1)], false)).toBe("b60");
  expect(turns.choose([of("a", 1, 2), of("b", 61, 2), of("c", 70, 1)], false)).toBe("c70");
});

it("the extra place is for those who have nothing at work", () => {
  const turns = new VisitorTurns();
  expect(turns.choose([of("a", 1, 2), of("b", 60, 1)], true)).toBeUndefined();
  expect(turns.choose([of("a", 1, 2), of("b", 60)], true)).toBe("b60");
});
