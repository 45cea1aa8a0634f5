/**
 * Registration plates by country, in capitals. Where a plate has groups, one space, hyphen, point or nothing may part
 * them ("_" in data/plate-patterns.tsv); an own form is given back with the separator the column uses.
 */
import { PLATE_PATTERNS } from "../../data/generated/plate-patterns.ts";

/** Written by the country with nothing, or by people with one of these. */
const SEPARATOR = "[ .·•-]?";

/** Patterns by ISO 3166-1 alpha-2 code. */
export const platePatterns: ReadonlyMap<string, RegExp> = new Map(
  PLATE_PATTERNS.map(([country, pattern]) => [country, new RegExp(`^(?:${pattern.replace(/_\??/g, SEPARATOR)})$`)]),
);
