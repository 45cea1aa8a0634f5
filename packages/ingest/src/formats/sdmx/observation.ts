/** Defines the data part of an SDMX message, independent of its notation. */

/** Values by the id of their component. */
export type Components = Map<string, string>;

/** A data set, group, series or observation; inner values override outer ones. */
export interface Level {
  readonly kind: "dataSet" | "group" | "series" | "observation";
  readonly key: Components;
  readonly attributes: Components;
}

export const TIME = "TIME_PERIOD";
export const VALUE = "OBS_VALUE";
export const ALL_DIMENSIONS = "AllDimensions";

/**
 * Without the data structure, a structure-specific message does not separate attributes from dimensions. These concepts
 * of the SDMX cross-domain list are attributes wherever they are used. (UNIT_MEASURE is not among them, because some
 * use it as a dimension.)
 */
const ATTRIBUTES = new Set(
  `BASE_PER COLLECTION COMMENT_DSET COMMENT_OBS COMMENT_TS COMPILATION CONF_STATUS CONF_STATUS_OBS COVERAGE DECIMALS
  LAST_UPDATE OBS_COM OBS_CONF OBS_FLAG OBS_PRE_BREAK OBS_STATUS PRE_BREAK_VALUE SOURCE_AGENCY SOURCE_PUB TIME_FORMAT
  TIME_PER_COLLECT TITLE TITLE_COMPL UNIT_INDEX_BASE UNIT_MULT`.split(/\s+/),
);

export function isAttribute(component: string): boolean {
  return ATTRIBUTES.has(component);
}
