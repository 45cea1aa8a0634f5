/** Bundles the engine with the number constants of its detectors made variable. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { bundleBench } from "../support/bundle-bench.ts";

interface Varied {
  /** The bundle. */
  readonly file: string;
  /** Values by file and name; what is set here is what the bundle goes by. */
  readonly constants: Record<string, number>;
}

declare global {
  var detectorConstants: Record<string, number> | undefined;
}

export async function bundleVaried(folder: string): Promise<Varied> {
  const constants: Record<string, number> = {};
  globalThis.detectorConstants = constants;
  const file = join(folder, "find-errors.mjs");
  await bundleBench(fileURLToPath(new URL("find-errors.ts", import.meta.url)), file, {
    plugins: [varyNumbers(constants)],
  });
  return { file, constants };
}

const CONSTANT = /^const ([A-Z_]+) = ([\d._]+);$/gm;

function varyNumbers(constants: Record<string, number>): Plugin {
  return {
    name: "vary-numbers",
    setup: (build) => {
      build.onLoad({ filter: /packages\/clean\/src\/(?:detect|misspelling)\/.*\.ts$/ }, ({ path }) => {
        let contents = readFileSync(path, "utf8");
        for (const [line, name = "", number = ""] of contents.matchAll(CONSTANT)) {
          const key = `${basename(path, ".ts")}.${name}`;
          constants[key] = Number(number.replaceAll("_", ""));
          contents = contents
            .replace(line, "")
            .replaceAll(new RegExp(`(?<![\\w.])${name}(?!\\w)`, "g"), () => `globalThis.detectorConstants["${key}"]`);
        }
        return { contents, loader: "ts" };
      });
    },
  };
}
