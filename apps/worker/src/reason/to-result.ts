/** What reasoning found out about a line, in the words of the wire and the chosen format. */
import type { DateFormatName, DateReadingReply, ReasonerResult } from "@limpid/contract";
import {
  type DateReading,
  describeImpossibleDate,
  findCaution,
  findDropped,
  formatDatetime,
  formatReading,
  type LineReasoning,
} from "@limpid/dates";
import { toComponents } from "./to-components.ts";

export interface Writing {
  readonly format: DateFormatName;
  readonly locale: string;
}

/** More explanations than these help nobody. */
const SHOWN_PATHS = 10;
const DECIMALS = 1000;

export function toResult(reasoning: LineReasoning, writing: Writing): ReasonerResult {
  const { raw, flattened, trace, isDatetime } = reasoning;
  const readings = toReadings(reasoning.readings, writing);
  const shown = new Set(readings.map(({ datetime }) => datetime));
  const others = toReadings(reasoning.otherReadings, writing).filter(({ datetime }) => !shown.has(datetime));
  return {
    raw_input_string: raw,
    flattened_input_string: flattened,
    completed: readings.length > 0 || !trace.timeoutReached,
    is_datetime: isDatetime,
    datetimes: [...shown],
    readings,
    other_readings: others,
    num_top_paths: trace.numTopPaths,
    top_paths: trace.topPaths.slice(0, SHOWN_PATHS),
    critical_slots: [...trace.criticalSlots],
    splitter: trace.splitter,
    skipper: trace.skipper,
    ...describeLeftOut(reasoning, writing),
    ...describeCaution(reasoning, writing),
    msg: reasoning.evidence ?? (isDatetime ? null : describeImpossibleDate(raw)),
    timeout_reached: trace.timeoutReached,
    threshold_reached: trace.thresholdReached,
    fast: trace.fast,
    stop_iterations: trace.stopIterations,
    solution_found: trace.solutionFound,
    single_solution_found: trace.singleSolutionFound,
    run_time_ms: Math.round(trace.runTimeMs * DECIMALS) / DECIMALS,
  };
}

const PART_NAMES = { second: "seconds", fraction: "decimals", offset: "time zone" } as const;
const LONGEST_LEFT_OUT = 60;

/** Nothing that a line states goes without a mark, neither by the reading nor by the format. */
function describeLeftOut(
  { readings: [reading], leftOut }: LineReasoning,
  { format, locale }: Writing,
): Pick<ReasonerResult, "left_out"> {
  const dropped = reading === undefined ? [] : findDropped(reading, format, locale);
  const parts = [
    ...leftOut.map((text) => `"${text.length > LONGEST_LEFT_OUT ? `${text.slice(0, LONGEST_LEFT_OUT)}…` : text}"`),
    ...dropped.map(({ part, text }) => `${PART_NAMES[part]} ${text}`),
  ];
  return parts.length === 0 ? {} : { left_out: `dropped: ${parts.join(", ")}` };
}

function describeCaution({ readings: [reading] }: LineReasoning, { format }: Writing): Pick<ReasonerResult, "caution"> {
  const caution = reading === undefined ? null : findCaution(reading, format);
  return caution === null ? {} : { caution };
}

/** Readings that the format writes alike count once: a person could not tell them apart. */
function toReadings(readings: readonly DateReading[], { format, locale }: Writing): DateReadingReply[] {
  const found = new Map<string, DateReadingReply>();
  for (const reading of readings) {
    const datetime = formatDatetime(reading, format, locale);
    if (found.has(datetime)) continue;
    found.set(datetime, {
      id: `${formatReading(reading, "iso-datetime")}${reading.order ?? ""}`,
      datetime,
      order: reading.order,
      score: Math.round(Math.min(1, Math.max(0, reading.score)) * DECIMALS) / DECIMALS,
      ...toComponents(reading),
    });
  }
  return [...found.values()];
}
