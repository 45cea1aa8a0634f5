/** The longest way of a value is found in the code, and the architecture page can show it whole. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { longestWay } from "./value-way.ts";

const MAX_CALLS = 10;

const story = {
  path: "story.ts",
  text: `
    import { Judge } from "./judge.ts";
    /** Begins. And more. */
    export function begin(): CleanTable { return turn(new Judge()); }
    /** Hands on. */
    function turn(judge: Judge): CleanTable { return [judge].map((one) => one.say(ask(1))); }
    /** Is asked, and hands back no verdict. */
    function ask(one: number): number { return turn(one); }
    /** Has nothing to do with it. */
    function other(): Verdict { return unknown(); }
  `,
};
const judge = {
  path: "judge.ts",
  text: `
    export class Judge {
      /**
       * Says
       * it.
       */
      say(one: number): Verdict { return one; }
    }
    class Other { say(): Verdict { return deeper(); } }
    /** Goes deeper. */
    function deeper(): Verdict { return 1; }
  `,
};

describe("the longest way", () => {
  it("goes through functions and methods that hand back verdicts, and says what each does", () => {
    expect(longestWay([judge, story])).toEqual([
      { name: "begin", path: "story.ts", about: "Begins." },
      { name: "turn", path: "story.ts", about: "Hands on." },
      { name: "Judge.say", path: "judge.ts", about: "Says it." },
    ]);
  });

  it("needs a comment on each of them", () => {
    const text = story.text.replace("/** Hands on. */", "");
    expect(() => longestWay([judge, { ...story, text }])).toThrow('"turn" hands back a verdict and has no comment');
  });

  it("refuses a way that leads back to itself", () => {
    const text =
      "/** One. */ function one(): Verdict { return two(); } /** Two. */ function two(): Verdict { return one(); }";
    expect(() => longestWay([{ path: "round.ts", text }])).toThrow("calls itself by a way round");
  });

  it("is shown by the page, and has ten calls at most", () => {
    const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");
    const steps = page.match(/^\d+\. `[\w.]+` \(`packages\/[^`]+`\): .+\.$/gm) ?? [];
    expect(steps[0]).toContain("`cleanFile`");
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(MAX_CALLS);
  });
});
