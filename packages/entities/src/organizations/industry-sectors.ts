/**
 * Branches of the economy: sectors and subsectors of NAICS, sections of ISIC and NACE.
 * Sources: NAICS 2022 (US Census Bureau, public domain); ISIC Rev. 4 (UN Statistics Division).
 */
import { INDUSTRY_SECTORS } from "../../data/generated/industry-sectors.ts";

export interface Sector {
  readonly code: string;
  readonly title: string;
}

interface Section extends Sector {
  readonly from: number;
  readonly to: number;
}

const naics: readonly Sector[] = INDUSTRY_SECTORS.flatMap(([system, code, , title]) =>
  system === "NAICS" ? [{ code, title }] : [],
);
const sections: readonly Section[] = INDUSTRY_SECTORS.flatMap(([system, code, divisions, title]) => {
  const [from = "", to = ""] = divisions.split("-");
  return system === "ISIC" ? [{ from: Number(from), to: Number(to), code, title }] : [];
});

/** Titles in small letters, with their code. */
export const sectorTitles: ReadonlyMap<string, Sector> = new Map(
  [...sections, ...naics].map((sector) => [sector.title.toLowerCase(), sector]),
);

/** Sectors of NAICS and sections of ISIC by the two digits that their codes start with. */
const naicsByPrefix: ReadonlyMap<string, Sector> = new Map(
  naics
    .filter(({ code }) => code.length !== 3)
    .flatMap((sector) => {
      const [from = "", to = from] = sector.code.split("-");
      return prefixesBetween(Number(from), Number(to)).map((prefix) => [prefix, sector] as const);
    }),
);
const isicByDivision: ReadonlyMap<string, Sector> = new Map(
  sections.flatMap((section) => prefixesBetween(section.from, section.to).map((prefix) => [prefix, section] as const)),
);
const isicByLetter: ReadonlyMap<string, Sector> = new Map(sections.map((section) => [section.code, section]));

function prefixesBetween(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, "0"));
}

/** The sector of NAICS that a code of it is in. */
export function naicsSector(digits: string): Sector | undefined {
  return naicsByPrefix.get(digits.slice(0, 2));
}

/** The section of ISIC and NACE, by its letter, a division, or both where they agree. */
export function isicSection(letter: string, division: string): Sector | undefined {
  if (division === "") return isicByLetter.get(letter);
  const section = isicByDivision.get(division);
  return letter === "" || section?.code === letter ? section : undefined;
}
