/**
 * Reads the bytes of a committed model. They belong to the program like an import, but TypeScript has no loader for
 * bytes, so this is the only module of the pure packages that reads files.
 */
import { readFileSync } from "node:fs";

/** Set when the program is bundled: the folder of the models relative to the bundle. */
declare const MODELS_FOLDER: string | undefined;

const FOLDER = new URL(typeof MODELS_FOLDER === "undefined" ? "../" : MODELS_FOLDER, import.meta.url);

export type ModelName =
  | "column-classes"
  | "missing-data"
  | "header-detection"
  | "misspelt-words"
  | "probability-curves";

export function readModelBytes(name: ModelName): Uint8Array {
  return readFileSync(new URL(`${name}/model.bin`, FOLDER));
}
