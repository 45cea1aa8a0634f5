import { describe, expect, it } from "vitest";
import { aboutModel } from "./about-model.ts";

const NOTES = { summary: "s", method: ["m"], limits: ["l"], sources: [], configurations: [], evaluations: [] };
const FULL = { columns: 40, meanProbability: 0.95, shareRight: 0.9 };
const NONE = { columns: 0, meanProbability: 0, shareRight: 0 };

describe("aboutModel", () => {
  it("says null for what the card does not have", () => {
    expect(JSON.parse(aboutModel(NOTES))).toEqual({
      measuredOn: null,
      size: null,
      speed: null,
      training: null,
      keptOut: null,
      evaluations: [],
      method: ["m"],
      limits: ["l"],
      sources: [],
    });
  });

  it("leaves out the bins of the reliability diagram in which no column fell", () => {
    const heldOut = {
      columns: 40,
      top1: 0.9,
      top3: 1,
      expectedCalibrationError: 0.02,
      coverage: 1,
      accuracyWhenSure: 0.9,
      reliability: [NONE, FULL],
    };
    expect(JSON.parse(aboutModel({ ...NOTES, heldOut })).keptOut).toEqual({
      columns: 40,
      top1: 0.9,
      top3: 1,
      coverage: 1,
      accuracyWhenSure: 0.9,
      bins: [{ from: 0.5, to: 1, ...FULL }],
    });
  });
});
