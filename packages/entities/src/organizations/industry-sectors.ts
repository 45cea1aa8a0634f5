/**
 * Branches of the economy: sectors and subsectors of NAICS, sections of ISIC and NACE.
 * Sources: NAICS 2022 (US Census Bureau, public domain); ISIC Rev. 4 (UN Statistics Division).
 */
const NAICS = `11 Agriculture, Forestry, Fishing and Hunting
111 Crop Production
112 Animal Production and Aquaculture
113 Forestry and Logging
114 Fishing, Hunting and Trapping
115 Support Activities for Agriculture and Forestry
21 Mining, Quarrying, and Oil and Gas Extraction
211 Oil and Gas Extraction
212 Mining (except Oil and Gas)
213 Support Activities for Mining
22 Utilities
221 Utilities
23 Construction
236 Construction of Buildings
237 Heavy and Civil Engineering Construction
238 Specialty Trade Contractors
31-33 Manufacturing
311 Food Manufacturing
312 Beverage and Tobacco Product Manufacturing
313 Textile Mills
314 Textile Product Mills
315 Apparel Manufacturing
316 Leather and Allied Product Manufacturing
321 Wood Product Manufacturing
322 Paper Manufacturing
323 Printing and Related Support Activities
324 Petroleum and Coal Products Manufacturing
325 Chemical Manufacturing
326 Plastics and Rubber Products Manufacturing
327 Nonmetallic Mineral Product Manufacturing
331 Primary Metal Manufacturing
332 Fabricated Metal Product Manufacturing
333 Machinery Manufacturing
334 Computer and Electronic Product Manufacturing
335 Electrical Equipment, Appliance, and Component Manufacturing
336 Transportation Equipment Manufacturing
337 Furniture and Related Product Manufacturing
339 Miscellaneous Manufacturing
42 Wholesale Trade
44-45 Retail Trade
441 Motor Vehicle and Parts Dealers
445 Food and Beverage Retailers
48-49 Transportation and Warehousing
481 Air Transportation
482 Rail Transportation
483 Water Transportation
484 Truck Transportation
485 Transit and Ground Passenger Transportation
486 Pipeline Transportation
488 Support Activities for Transportation
491 Postal Service
492 Couriers and Messengers
493 Warehousing and Storage
51 Information
512 Motion Picture and Sound Recording Industries
513 Publishing Industries
516 Broadcasting and Content Providers
517 Telecommunications
52 Finance and Insurance
522 Credit Intermediation and Related Activities
524 Insurance Carriers and Related Activities
53 Real Estate and Rental and Leasing
531 Real Estate
532 Rental and Leasing Services
54 Professional, Scientific, and Technical Services
541 Professional, Scientific, and Technical Services
55 Management of Companies and Enterprises
56 Administrative and Support and Waste Management and Remediation Services
561 Administrative and Support Services
562 Waste Management and Remediation Services
61 Educational Services
62 Health Care and Social Assistance
621 Ambulatory Health Care Services
622 Hospitals
623 Nursing and Residential Care Facilities
624 Social Assistance
71 Arts, Entertainment, and Recreation
711 Performing Arts, Spectator Sports, and Related Industries
713 Amusement, Gambling, and Recreation Industries
72 Accommodation and Food Services
721 Accommodation
722 Food Services and Drinking Places
81 Other Services (except Public Administration)
811 Repair and Maintenance
812 Personal and Laundry Services
92 Public Administration`;

/** First and last division of each section. */
const ISIC = `1-3 A Agriculture, forestry and fishing
5-9 B Mining and quarrying
10-33 C Manufacturing
35-35 D Electricity, gas, steam and air conditioning supply
36-39 E Water supply; sewerage, waste management and remediation activities
41-43 F Construction
45-47 G Wholesale and retail trade; repair of motor vehicles and motorcycles
49-53 H Transportation and storage
55-56 I Accommodation and food service activities
58-63 J Information and communication
64-66 K Financial and insurance activities
68-68 L Real estate activities
69-75 M Professional, scientific and technical activities
77-82 N Administrative and support service activities
84-84 O Public administration and defence; compulsory social security
85-85 P Education
86-88 Q Human health and social work activities
90-93 R Arts, entertainment and recreation
94-96 S Other service activities
97-98 T Activities of households as employers
99-99 U Activities of extraterritorial organizations and bodies`;

export interface Sector {
  readonly code: string;
  readonly title: string;
}

interface Section extends Sector {
  readonly from: number;
  readonly to: number;
}

const naics: readonly Sector[] = NAICS.split("\n").map((line) => {
  const end = line.indexOf(" ");
  return { code: line.slice(0, end), title: line.slice(end + 1) };
});
const sections: readonly Section[] = ISIC.split("\n").map((line) => {
  const [, from = "", to = "", code = "", title = ""] = /^(\d+)-(\d+) (\w) (.*)$/.exec(line) ?? [];
  return { from: Number(from), to: Number(to), code, title };
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
