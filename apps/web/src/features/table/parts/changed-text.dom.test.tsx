import { describe, expect, it } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ChangedText } from "./changed-text.tsx";

const show = (before: string, after?: string | null): HTMLElement =>
  renderScreen(<ChangedText before={before} after={after} />).container;

const textsOf = (root: HTMLElement, tag: string): readonly (string | null)[] =>
  [...root.querySelectorAll(tag)].map((element) => element.textContent);

const BEFORE = "The meeting of all members was held in the hall of Winterhtur on the first Monday";

describe("a changed text", () => {
  it("that is short stands beside the new one, as a whole", () => {
    const root = show("1,5", "1.5");
    expect(root.textContent).toContain("1,5 → 1.5");
    expect([textsOf(root, "del"), textsOf(root, "ins")]).toEqual([["1,5"], ["1.5"]]);
  });

  it("that is long shows the words that differ, and a little of what stands around them", () => {
    const root = show(BEFORE, BEFORE.replace("Winterhtur", "Winterthur"));
    expect([textsOf(root, "del"), textsOf(root, "ins")]).toEqual([["Winterhtur"], ["Winterthur"]]);
    expect(root.textContent).toContain("…was held in the hall of WinterhturWinterthur on the first Monday");
  });

  it("that is long and has nothing in common with the new one stands beside it", () => {
    expect(show("x".repeat(50), "y").textContent).toContain(`${"x".repeat(50)} → y`);
  });
});
