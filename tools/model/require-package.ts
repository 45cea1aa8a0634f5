/** Loads what only trainers and benches need: `tools/model/package.json` names it, and their commands install it. */
import { createRequire } from "node:module";

export const requirePackage: (name: string) => unknown = createRequire(import.meta.url);
