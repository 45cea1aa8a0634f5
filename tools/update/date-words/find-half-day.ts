/** What a word for a part of the day says about the hour beside it, from the hours it is used for. */

const NOON = 12;
const EVENING = 18;
const MORNING = 6;
/** Words that stop here name the night, which others begin in the evening. */
const DAWN = 5;

/** 0 before noon, 1 after, 2 the night that belongs to both, 5 the middle of the day; undefined when it says nothing. */
export function findHalfDay(hours: readonly number[]): 0 | 1 | 2 | 5 | undefined {
  if (hours.length === 0 || hours.length > NOON + 1) return undefined;
  if (hours.every((hour) => hour < DAWN)) return 2;
  if (hours.every((hour) => hour < NOON)) return 0;
  if (hours.every((hour) => hour >= NOON)) return 1;
  if (hours.every((hour) => hour >= EVENING || hour < MORNING)) return 2;
  return hours.every((hour) => hour >= MORNING && hour < EVENING) ? 5 : undefined;
}
