/** The parts of docs/dates.md that only running the reasoner can tell; the prose around them is written by hand. */
import { type DateReading, formatReading, type LineReasoning, reasonLine, reasonLines } from "@limpid/dates";
import { code, markdownTable, replacePart } from "./markdown.ts";

const untimed = { now: () => 0 };
/** Full-width digits, a weekday that decides, a half day and a zone. */
const TRACED = "Wed ０３/０４/２０２４ 2:30 pm (CET)";

const COLUMNS: readonly (readonly string[])[] = [
  ["03/04/2024", "05/06/2024"],
  ["03/04/2024", "05/06/2024", "13/04/2024"],
  ["01/02/2024", "01/03/2024", "01/04/2024"],
  ["03/04/2024", "13/04/2024", "14/04/2024", "15/04/2024", "16/04/2024", "04/17/2024"],
  ["5.6.35", "7.8.71", "9.1.98"],
];

const PARTS: Readonly<Record<string, () => string>> = { trace: tracePart, columns: columnsPart };

/** Writes the generated parts of the page again. */
export function datesPage(page: string): string {
  return Object.entries(PARTS).reduce((text, [name, render]) => replacePart(text, name, render()), page);
}

function tracePart(): string {
  const { raw, flattened, readings, otherReadings, trace } = reasonLine(TRACED, untimed);
  return markdownTable(
    ["Debugging panel", "Worked example"],
    [
      ["Raw input", code(raw)],
      ["Flattened input", code(flattened)],
      ["Critical slots", list(trace.criticalSlots)],
      ["Splitter", code(trace.splitter)],
      ["Skipper", trace.skipper === "" ? "nothing" : code(trace.skipper)],
      ["Top paths", list(trace.topPaths)],
      ["Likely datetimes", readings.map(describeReading).join("<br>")],
      ["Other readings", otherReadings.map(describeReading).join("<br>")],
      ["Single solution", trace.singleSolutionFound ? "yes" : "no"],
    ],
  );
}

function columnsPart(): string {
  return markdownTable(
    ["Lines of a column", "Read as", "Evidence"],
    COLUMNS.map((lines) => {
      const reasonings = reasonLines(lines, untimed);
      return [list(lines), reasonings.map(describeLine).join("<br>"), reasonings.map(describeEvidence).join("<br>")];
    }),
  );
}

function describeLine({ readings }: LineReasoning): string {
  return readings.map((reading) => code(formatReading(reading, "iso-datetime"))).join(" or ");
}

function describeEvidence({ evidence }: LineReasoning): string {
  return evidence ?? "–";
}

function describeReading(reading: DateReading): string {
  return `${code(formatReading(reading, "iso-datetime"))} with ${reading.score.toFixed(2)}`;
}

function list(items: readonly string[]): string {
  return items.map(code).join("<br>");
}
