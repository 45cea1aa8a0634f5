/**
 * Gives the year up to which events have happened. It is a constant, so that a table is read alike today and in ten
 * years. Raise it with releases; being a year behind only leaves slightly more open.
 */
export const PRESENT_YEAR = 2026;
