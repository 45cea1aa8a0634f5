import { describe, expect, it } from "vitest";
import { centreOffset, isShown, MAX_ELEMENT_PX, revealOffset, scaleScroll } from "./scroll-scale.ts";

describe("scaleScroll", () => {
  it("leaves a table that fits alone", () => {
    const scale = scaleScroll(3200, 600);
    expect(scale.spacerPx).toBe(3200);
    expect(scale.toOffset(1234)).toBe(1234);
    expect(scale.toScrollTop(1234)).toBe(1234);
  });

  it.each([
    ["1M rows", 1_000_000],
    ["1.2M rows", 1_200_000],
    ["50M rows", 50_000_000],
  ])("reaches the first and the last pixel of %s", (_, rows) => {
    const contentPx = rows * 32;
    const scale = scaleScroll(contentPx, 600);
    expect(scale.spacerPx).toBe(MAX_ELEMENT_PX);
    expect(scale.toOffset(0)).toBe(0);
    expect(scale.toOffset(MAX_ELEMENT_PX - 600)).toBeCloseTo(contentPx - 600, 3);
  });

  it("comes back to where it was", () => {
    const scale = scaleScroll(40_000_000, 600);
    expect(scale.toOffset(scale.toScrollTop(23_456_789))).toBeCloseTo(23_456_789, 3);
  });

  it("never leaves the content", () => {
    const scale = scaleScroll(40_000_000, 600);
    expect(scale.toOffset(99_000_000)).toBe(40_000_000 - 600);
    expect(scale.toScrollTop(-50)).toBe(0);
  });
});

describe("revealOffset", () => {
  it.each([
    ["an item in view does not move", { offset: 100, startPx: 150, sizePx: 32 }, 100],
    ["an item above comes to the top", { offset: 100, startPx: 64, sizePx: 32 }, 64],
    ["an item below comes to the bottom", { offset: 0, startPx: 320, sizePx: 32 }, 52],
    ["an item half hidden is shown whole", { offset: 10, startPx: 300, sizePx: 32 }, 32],
    ["an item larger than the viewport shows its start", { offset: 0, startPx: 40, sizePx: 900 }, 40],
  ])("%s", (_, request, expected) => {
    expect(revealOffset({ viewportPx: 300, ...request })).toBe(expected);
  });
});

describe("what is gone to", () => {
  const VIEWPORT_PX = 600;
  const at = (startPx: number, offset: number) =>
    centreOffset({ offset, viewportPx: VIEWPORT_PX, startPx, sizePx: 32 }, 10_000);

  it.each([
    [0, 0],
    [40, 300],
    [5000, 0],
    [5000, 4500],
    [9968, 0],
  ])("stands in the middle third, as far as the content goes: %i px, from %i px", (startPx, offset) => {
    const next = at(startPx, offset);
    const place = startPx - next;
    const isAtAnEnd = next === 0 || next === 10_000 - VIEWPORT_PX;
    expect(next).toBeGreaterThanOrEqual(0);
    expect(next).toBeLessThanOrEqual(10_000 - VIEWPORT_PX);
    if (!isAtAnEnd) expect([place >= 200, place + 32 <= 400]).toEqual([true, true]);
  });

  it("moves nothing where it stands there already", () => {
    expect(at(5000, 4750)).toBe(4750);
  });
});

it.each([
  ["an item in the middle", { startPx: 100, sizePx: 32 }, true],
  ["an item at the upper edge", { startPx: 50, sizePx: 32 }, true],
  ["an item at the lower edge", { startPx: 318, sizePx: 32 }, true],
  ["an item that is cut above", { startPx: 49, sizePx: 32 }, false],
  ["an item that is cut below", { startPx: 319, sizePx: 32 }, false],
  ["the start of an item larger than the viewport", { startPx: 50, sizePx: 900 }, true],
])("%s is in sight: %s", (_, item, expected) => {
  expect(isShown({ offset: 50, viewportPx: 300, ...item })).toBe(expected);
});
