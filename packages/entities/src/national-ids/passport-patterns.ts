/** How countries number their passports, in capitals without spaces. Old and new series are both let through. */
import { PASSPORT_PATTERNS } from "../../data/generated/passport-patterns.ts";

/** Patterns by ISO 3166-1 alpha-2 code. */
export const passportPatterns: ReadonlyMap<string, RegExp> = new Map(
  PASSPORT_PATTERNS.map(([country, pattern]) => [country, new RegExp(`^(?:${pattern.replaceAll("#", "[A-Z]")})$`)]),
);
