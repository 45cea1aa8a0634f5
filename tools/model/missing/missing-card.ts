/** The card of the missing-data model, as data and text. What only people know stands in card-notes.json beside it. */
import { readFileSync } from "node:fs";
import { bullets, section, table, writeCardFiles } from "../card-page.ts";
import type { NamedFigures } from "./measure-missing.ts";

interface Notes {
  readonly summary: string;
  readonly method: readonly string[];
  readonly training: readonly string[];
  readonly configurations: readonly string[];
  readonly limits: readonly string[];
}

interface Measured {
  readonly realColumns: number;
  readonly madeColumns: number;
  readonly heldColumns: number;
  readonly heldAreReal: boolean;
  readonly inputs: number;
  readonly hiddenUnits: number;
  readonly weights: number;
  readonly temperature: number;
  readonly figures: readonly NamedFigures[];
}

export interface MissingCard extends Notes, Measured {}

const NOTES = new URL("./card-notes.json", import.meta.url);
const FOLDER = new URL("../../../packages/models/src/missing-data/", import.meta.url);

export function writeMissingCard(measured: Measured): void {
  const notes = JSON.parse(readFileSync(NOTES, "utf8")) as Notes;
  const card: MissingCard = { ...notes, ...measured };
  writeCardFiles(FOLDER, card, missingCardPage(card));
}

export function missingCardPage(card: MissingCard): string {
  const kind = card.heldAreReal ? "real" : "made";
  const parts = [
    "# The missing-data model",
    "Made by `npm run model:missing` from card.json beside it; do not edit.",
    card.summary,
    section("How it works", bullets(card.method)),
    section(
      "Size",
      `${card.inputs} inputs, ${card.hiddenUnits} hidden units, ${card.weights} weights; scores are divided by ${card.temperature}.`,
    ),
    section(
      "Training",
      `${card.realColumns} real columns and ${card.madeColumns} made ones.\n\n${bullets(card.training)}`,
    ),
    section(
      `Figures on ${card.heldColumns} ${kind} columns kept out of training`,
      `Over distinct cells; precision and recall at a probability of 0.8.\n\n${figureTable(card.figures)}`,
    ),
    section("Configurations compared on them", bullets(card.configurations)),
    section("Limits", bullets(card.limits)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function figureTable(figures: readonly NamedFigures[]): string {
  const head = ["what", "cells", "missing", "precision", "recall", "F1 at 0.5", "ECE"];
  const rows = figures.map(({ name, cells, missing, precision, recall, f1AtHalf, expectedCalibrationError }) => [
    name,
    String(cells),
    String(missing),
    ...[precision, recall, f1AtHalf].map((share) => share.toFixed(3)),
    expectedCalibrationError.toFixed(4),
  ]);
  return table(head, rows);
}
