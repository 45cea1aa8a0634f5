/**
 * The year up to which events have happened, as far as this code knows: there is no clock here, so that a table is
 * read alike today and in ten years. To be raised with releases; being a year behind only leaves a little more open.
 */
export const PRESENT_YEAR = 2026;
