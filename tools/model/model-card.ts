/** The model card: what the model is, what it was trained on, how well it does and where it does not, as data and text. */
import { existsSync, readFileSync } from "node:fs";
import type { ModelHeader } from "../../packages/models/src/column-classes/column-model.ts";
import { bullets, section, table, writeCardFiles } from "./card-page.ts";
import type { Figures } from "./score-predictions.ts";

interface Source {
  readonly name: string;
  readonly licence: string;
  readonly use: string;
}

/** Written by hand: what no program can know. */
export interface CardNotes {
  /** When the figures of this card were measured, as an ISO date. */
  readonly measuredOn?: string;
  /** How long it takes on one core to say what a column of 100 values is, as `bench/infer.ts` measures it. */
  readonly speed?: { readonly medianMs: number; readonly p99Ms: number };
  readonly summary: string;
  readonly method: readonly string[];
  readonly limits: readonly string[];
  readonly sources: readonly Source[];
  /** Every configuration whose score on the labelled evaluation columns was looked at. */
  readonly configurations: readonly string[];
  /** Scores on labelled columns that were never trained on, by what was looked at when. */
  readonly evaluations: readonly {
    readonly name: string;
    /** Looked at once, when all was decided: the figures to quote. */
    readonly isFinal?: boolean;
    readonly columns: number;
    readonly top1: number;
    readonly top3: number;
    readonly macroF1: number;
    readonly group: number;
    readonly expectedCalibrationError: number;
    readonly coverage: number;
    readonly accuracyWhenSure: number;
  }[];
}

/** What training counts and measures. */
interface Measured {
  readonly classes: number;
  readonly bytes: number;
  readonly weights: number;
  readonly hiddenUnits: number;
  readonly inputs: number;
  readonly recognisers: number;
  readonly madeColumns: number;
  readonly realViews: number;
  /** On real columns kept out of training; the temperatures were fitted on them. */
  readonly heldOut: Figures | undefined;
}

export interface ModelCard extends CardNotes, Measured {}

const NOTES = new URL("./card-notes.json", import.meta.url);
const FOLDER = new URL("../../packages/models/src/column-classes/", import.meta.url);
const CARD = new URL("card.json", FOLDER);

/** The notes as they are now, with the figures of the last training where there was one. */
export function readCard(): CardNotes & Partial<Measured> {
  const card = existsSync(CARD) ? readJson<ModelCard>(CARD) : undefined;
  return { ...card, ...readJson<CardNotes>(NOTES) };
}

export function writeCard(
  { classes, recognisers, sizes }: ModelHeader,
  measured: Pick<Measured, "bytes" | "madeColumns" | "realViews" | "heldOut">,
): void {
  const notes = readJson<CardNotes>(NOTES);
  const card: ModelCard = {
    ...notes,
    ...measured,
    classes: classes.length,
    recognisers: recognisers.length,
    inputs: sizes.inputs,
    hiddenUnits: sizes.hidden,
    weights: (sizes.inputs + classes.length) * sizes.hidden + sizes.hidden + classes.length,
  };
  writeCardFiles(FOLDER, card, cardPage(card));
}

/** Reads the notes again, such as scores that were measured after training. */
export function refreshCard(): void {
  const card = { ...readJson<ModelCard>(CARD), ...readJson<CardNotes>(NOTES) };
  writeCardFiles(FOLDER, card, cardPage(card));
}

export function cardPage(card: ModelCard): string {
  const { heldOut } = card;
  return [
    "# The column model",
    "Made by `npm run model:train` from card.json beside it; do not edit.",
    card.summary,
    section("How it works", bullets(card.method)),
    section(
      "Size",
      `${card.classes} classes, ${card.inputs} inputs (of which ${card.recognisers} classes give two each), ${card.hiddenUnits} hidden units, ${card.weights} weights of eight bits, ${card.bytes} bytes.`,
    ),
    section(
      "Training data",
      `${card.madeColumns} made columns and ${card.realViews} views of real columns labelled by hand.\n\n${table(
        ["source", "licence", "use"],
        card.sources.map(({ name, licence, use }) => [name, licence, use]),
      )}`,
    ),
    heldOut === undefined ? "" : section("Real columns kept out of training", heldOutText(heldOut)),
    section(
      "Labelled evaluation columns, never trained on",
      table(
        ["what", "columns", "top-1", "top-3", "macro-F1", "group", "ECE", "p ≥ 0.8", "of those right"],
        card.evaluations.map((row) => [
          row.name,
          String(row.columns),
          ...[row.top1, row.top3, row.macroF1, row.group].map(percent),
          row.expectedCalibrationError.toFixed(3),
          ...[row.coverage, row.accuracyWhenSure].map(percent),
        ]),
      ),
    ),
    section("Configurations compared on them", bullets(card.configurations)),
    section("Limits", bullets(card.limits)),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function readJson<T>(file: URL): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

function heldOutText(figures: Figures): string {
  const { columns, top1, top3, expectedCalibrationError, coverage, accuracyWhenSure, reliability } = figures;
  const lead = `${columns} columns: the class is right in ${percent(top1)}, among the first three in ${percent(top3)}. Expected calibration error ${expectedCalibrationError.toFixed(3)}; with a probability of 0.8 and more (${percent(coverage)} of the columns) ${percent(accuracyWhenSure)} are right. The temperatures were fitted on these columns.`;
  const rows = reliability.map((bin, index) => [
    `${index / 10}–${(index + 1) / 10}`,
    String(bin.columns),
    percent(bin.meanProbability),
    percent(bin.shareRight),
  ]);
  return `${lead}\n\n${table(["stated probability", "columns", "mean", "right"], rows)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
