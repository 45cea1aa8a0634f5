/** `npm run bench -- accuracy`: every scorer of the evaluation data that the product can answer. Only figures are kept. */
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { accuracyPage } from "./accuracy/accuracy-page.ts";
import { scoreCells } from "./accuracy/score-cells.ts";
import { scoreClasses } from "./accuracy/score-classes.ts";
import { scoreDamage } from "./accuracy/score-damage.ts";
import { scoreDates } from "./accuracy/score-dates.ts";
import { scoreIngest } from "./accuracy/score-ingest.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({ options: { eval: { type: "string", default: "../shared/eval" } } });
// The scorers compare their own address with the one that they are called by.
const folder = existsSync(options.eval) ? realpathSync(options.eval) : undefined;

if (folder !== undefined) measure(folder);
else console.log(`Skipped: there is no evaluation data at "${options.eval}"; name its folder with --eval`);

function measure(folder: string): void {
  const evaluation = { folder, scratch: mkdtempSync(join(tmpdir(), "limpid-accuracy-")) };
  try {
    const figures = {
      damage: told("damage", () => scoreDamage(evaluation)),
      cells: told("cells", () => scoreCells(evaluation)),
      classes: told("classes", () => scoreClasses(evaluation)),
      dates: told("dates", () => scoreDates(evaluation)),
      ingest: told("ingest", () => scoreIngest(evaluation)),
    };
    const machine = describeMachine();
    writeResults({ name: "accuracy", title: "Accuracy", machine, figures, text: accuracyPage(figures) });
  } finally {
    rmSync(evaluation.scratch, { recursive: true });
  }
}

function told<T>(name: string, score: () => T): T {
  console.log(`${name} …`);
  return score();
}
