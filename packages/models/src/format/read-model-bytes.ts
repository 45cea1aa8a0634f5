/**
 * The bytes of a committed model. They are data of the program as an import would be, but no loader of TypeScript imports
 * bytes, so that this is the one module of the pure packages that reads files.
 */
import { readFileSync } from "node:fs";

/** Set where the program is one bundle: the folder of the models, from the file of the bundle. */
declare const MODELS_FOLDER: string | undefined;

const FOLDER = new URL(typeof MODELS_FOLDER === "undefined" ? "../" : MODELS_FOLDER, import.meta.url);

export type ModelName = "column-classes" | "missing-data" | "header-detection" | "probability-curves";

export function readModelBytes(name: ModelName): Uint8Array {
  return readFileSync(new URL(`${name}/model.bin`, FOLDER));
}
