/** The parts of docs/architecture.md that the code draws; the prose around them is written by hand. */
import { type ImportingFolder, importDiagram } from "./import-diagram.ts";
import { replacePart } from "./markdown.ts";
import { longestWay, type SourceFile } from "./value-way.ts";

/** The sources of the folders whose functions a value passes through. */
interface Sources {
  readonly folders: readonly ImportingFolder[];
  readonly engine: readonly SourceFile[];
}

export function architecturePage(page: string, { folders, engine }: Sources): string {
  const steps = longestWay(engine).map(
    ({ name, path, about }, place) => `${place + 1}. \`${name}\` (\`${path}\`): ${about}`,
  );
  return replacePart(replacePart(page, "imports", importDiagram(folders)), "way", steps.join("\n"));
}
