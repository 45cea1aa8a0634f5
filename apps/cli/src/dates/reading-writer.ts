/** Writes what was read from a line: the best reading, or all of them as JSON. */
import {
  type DateReading,
  type DatetimeFormat,
  formatDatetime,
  formatReading,
  type LineReasoning,
} from "@limpid/dates";

export type ReadingWriter = (reasoning: LineReasoning) => string;

export interface WriterOptions {
  readonly locale: string;
  /** Undefined writes 2024-03-05 14:30:00, with the offset where the line states one. */
  readonly format: DatetimeFormat | undefined;
  readonly isJson: boolean;
}

const COMPONENTS = ["year", "month", "day", "hour", "minute", "second", "fraction", "offsetMinutes"] as const;
const SCORE_DECIMALS = 4;

export function readingWriter({ locale, format, isJson }: WriterOptions): ReadingWriter {
  const formatOne = (reading: DateReading): string =>
    format === undefined ? formatReading(reading, "iso-datetime") : formatDatetime(reading, format, locale);
  if (!isJson)
    return ({ raw, readings: [best] }) => {
      return best === undefined ? raw : formatOne(best);
    };
  return (reasoning) => {
    const readings = listReadings(reasoning);
    return JSON.stringify({
      readings: readings.map((reading) => formatReading(reading, "iso-local")),
      likely: reasoning.readings.length,
      ...(format === undefined ? {} : { datetimes: readings.map(formatOne) }),
      scores: readings.map(({ score }) => Number(score.toFixed(SCORE_DECIMALS))),
      stated: readings.map((reading) => COMPONENTS.filter((component) => reading[component] !== null)),
      evidence: reasoning.evidence,
    });
  };
}

/** Remote readings come after the likely ones; those that other lines rule out are none. */
function listReadings({ readings, otherReadings, resolvedByColumn }: LineReasoning): readonly DateReading[] {
  return resolvedByColumn ? readings : [...readings, ...otherReadings];
}
