import { describe, expect, it } from "vitest";
import { isIssue, MissingCode, toCellState } from "./cell-state.ts";
import { FINE_VERDICT, isOpen, type Verdict } from "./verdict.ts";

const OFFER = [{ output: "Bern", prob: 0.7 }];
const { valid, missing, notValid, error } = MissingCode;

const verdictOf = (changes: Partial<Verdict>) => ({ ...FINE_VERDICT, raw: "x", output: "x", ...changes }) as Verdict;

/** What the specification tells of a cell: has data, is valid, is clean, and the code. */
type Flags = readonly [hasData: boolean, isValid: boolean, isClean: boolean, naCode: number];

describe("a cell as the specification tells of it", () => {
  it.each<[what: string, Partial<Verdict>, Flags]>([
    ["kept", {}, [true, true, true, valid]],
    ["kept while its column leaves it open", { alternatives: OFFER }, [true, true, true, valid]],
    ["kept with a doubt that is only said", { missing: 0.7 }, [true, true, true, valid]],
    ["written in another form", { kind: "written", output: "y" }, [true, true, true, valid]],
    ["repaired", { kind: "repaired", output: "y" }, [true, true, true, valid]],
    ["asked about", { kind: "proposed", alternatives: OFFER }, [true, true, false, valid]],
    ["asked about, though nobody knows what is meant", { kind: "proposed" }, [true, true, false, valid]],
    ["asked about, and written in another form", { kind: "proposed", output: "y" }, [true, true, false, valid]],
    ["no value of its class", { kind: "invalid", alternatives: OFFER }, [true, false, false, notValid]],
    ["missing", { kind: "missing", output: null, missing: 1 }, [false, true, true, missing]],
    [
      "missing, and filled by a proposal",
      { kind: "missing", output: null, alternatives: OFFER },
      [false, true, false, missing],
    ],
    ["not cleaned", { kind: "failed" }, [true, false, false, error]],
  ])("that is %s", (_, changes, flags) => {
    const verdict = verdictOf(changes);
    const { hasData, isValid, isClean, naCode, output } = toCellState(verdict);
    expect([hasData, isValid, isClean, naCode]).toEqual(flags);
    expect(output).toBe(verdict.output ?? "");
    expect(isOpen(verdict)).toBe(!isClean);
    expect(isIssue(toCellState(verdict))).toBe(!(hasData && isValid && isClean));
  });

  it.each([
    [1, { prediction: "MISSING", probability: 1 }],
    [0.5, { prediction: "MISSING", probability: 0.5 }],
    [0.25, { prediction: "VALID", probability: 0.75 }],
    [0.01, { prediction: "VALID", probability: 0.99 }],
  ])("stands for missing data with a probability of %f", (probability, said) => {
    expect(toCellState(verdictOf({ missing: probability })).missing).toEqual(said);
  });
});
