/** Made names of organisations, their places, teams, brands, branches and posts. */

import { anyTemplate, headers, type MadeClasses, oneList, oneTemplate, pickTemplate } from "./maker.ts";
import { fromNouns, titled } from "./shared-recipes.ts";
import { WORDS } from "./words.ts";

const ORGANISATIONS = [
  "{last} {businessKind}",
  "{last} & {last} {businessKind}",
  "{last} & Sons {businessKind}",
  "{place} {businessKind}",
  "{adjective} {noun} {businessKind}",
  "{noun} {businessKind} {legalForm}",
  "{last} {legalForm}",
  "{last}, {last} & {last}",
  "{brand} {legalForm}",
  "{place} {noun} {businessKind} {legalForm}",
  "{first}'s {businessKind}",
  "{last} {businessKind} {legalForm}",
  "{last}'s {restaurantKind}",
  "{adjective} {noun} {restaurantKind}",
  "{place} {restaurantKind}",
  "The {noun} {restaurantKind}",
  "{hotelName} {hotelKind}",
  "{hotelName} {hotelKind} {place}",
  "{institution}",
  "{institution}",
];

const PLACES = [
  "{feature}",
  "{feature}",
  "{last} {placeKind}",
  "{place} {placeKind}",
  "{adjective} {noun} {placeKind}",
];

const HOTELS = [
  "{hotelName} {hotelKind}",
  "{hotelName} {hotelKind} {place}",
  "{hotelKind} {hotelName}",
  "{last} {hotelKind}",
];

function initials(text: string): string {
  return text
    .split(/\W+/)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
}

export const organizationClasses: MadeClasses = {
  organization: {
    share: 2.8,
    recipes: [
      pickTemplate(ORGANISATIONS),
      pickTemplate(ORGANISATIONS),
      pickTemplate(ORGANISATIONS),
      pickTemplate(ORGANISATIONS),
      (maker) => () => maker.faker.company.name(),
      (maker) => () => maker.fill("{last} ") + maker.word("legalForm"),
      pickTemplate(["{institution}"]),
      pickTemplate([
        "{last}'s {restaurantKind}",
        "{adjective} {noun} {restaurantKind}",
        "{noun} {restaurantKind}",
        "{restaurantKind} {last}",
      ]),
      pickTemplate(["{artist}"]),
      pickTemplate(HOTELS),
      (maker) => () => maker.faker.airline.airline().name,
      (maker) => {
        const names = Array.from({ length: 12 }, () => initials(maker.fill("{institution}")));
        return () => (maker.chance(0.6) ? maker.pick(names) : maker.fill("{institution}"));
      },
    ],
    headers: headers(
      "company|company_name|organization|organisation|name|employer|Company|Firma|Unternehmen|entreprise|société|empresa|azienda|bedrijf|publisher|institution|university|school|college|agency|vendor|supplier|customer|client|manufacturer|airline|bank|hospital|restaurant|store|shop|business_name|seller|sponsor|network|studio|distributor|label|operator|provider|owner|pollster|department|brewery|brewery-name|HospitalName|source|School Name|Agency Name|Affiliation|carrier|team",
    ),
  },
  place_name: {
    share: 1.8,
    recipes: [
      pickTemplate(PLACES),
      pickTemplate(PLACES),
      pickTemplate(PLACES),
      pickTemplate(HOTELS),
      (maker) => () => maker.faker.location.street(),
    ],
    headers: headers(
      "place|location|venue|name|site|park|museum|stadium|station|building|island|river|lake|mountain|beach|hotel|landmark|neighborhood|neighbourhood|district|Ort|Standort|lieu|lugar|luogo|borough|area|Venue Name|attraction|airport_name|stop|locality|ballpark|arena|point of interest|castle|monument",
    ),
  },
  sports_team: {
    share: 1.3,
    recipes: [
      oneTemplate("{place} {mascot}"),
      anyTemplate("{place} {mascot}"),
      pickTemplate(WORDS.club),
      pickTemplate(WORDS.club),
      anyTemplate("{mascot}"),
      (maker) => {
        const teams = Array.from({ length: 16 }, () => maker.fill(maker.pick(["{place} {mascot}", "{club}"])));
        return () => maker.pick(teams);
      },
      oneList(
        "BOS|NYK|LAL|CHI|MIA|GSW|DAL|HOU|PHI|TOR|DEN|PHX|ATL|CLE|DET|IND|MIL|BKN|ORL|WAS|MIN|OKC|POR|SAC|SAS|UTA|NOP|MEM|CHA|LAC",
        "NYY|BOS|LAD|CHC|STL|SFG|ATL|HOU|PHI|NYM|SDP|TOR|TBR|OAK|CLE|MIN|DET|KCR|CHW|SEA|TEX|LAA|BAL|WSN|MIA|CIN|MIL|PIT|COL|ARI",
      ),
    ],
    headers: headers(
      "team|Team|team_name|club|opponent|home_team|away_team|home|away|winner|loser|squad|franchise|Mannschaft|Verein|équipe|equipo|squadra|tm|opp|visitor|champion|runner_up|nfl_team|Club|host",
    ),
    distinct: 30,
  },
  brand: {
    share: 1,
    recipes: [
      anyTemplate("{brand}"),
      anyTemplate("{brand}"),
      (maker) => {
        const brands = Array.from({ length: 10 }, () => maker.word("brand"));
        return () => maker.pick(brands);
      },
      (maker) => () => maker.faker.vehicle.manufacturer(),
      (maker) => () => maker.word("brand").toUpperCase(),
      pickTemplate(["{last}", "{noun}", "{brand}", "{brand}", "{adjective} {noun}"]),
    ],
    headers: headers(
      "brand|Brand|make|manufacturer|brand_name|Marke|Hersteller|marque|marca|merk|car_make|maker|label|fabricant",
    ),
    distinct: 40,
  },
  industry: {
    recipes: [
      anyTemplate("{industry}"),
      anyTemplate("{industry}"),
      anyTemplate("{industry}", "{industry} / {industry}", "{industry} & {industry}"),
    ],
    headers: headers(
      "industry|sector|Industry|Branche|secteur|industria|settore|business_sector|GICS Sector|naics_title|field|market|segment|industry_group",
    ),
    distinct: 30,
  },
  job_title: {
    share: 1.6,
    recipes: [
      pickTemplate([
        "{jobArea} {jobHead}",
        "{jobArea} {jobArea} {jobHead}",
        "{jobHead}",
        "{jobArea} {jobHead} - {place}",
        "{jobHead} of {abstract}",
        "{jobArea} {jobHead} (m/f/d)",
        "{jobArea} {jobHead} II",
        "VP {abstract}",
        "Head of {abstract}",
        "CEO",
        "Chief {abstract} Officer",
      ]),
      pickTemplate([
        "{jobArea} {jobHead}",
        "{jobArea} {jobHead} - {jobArea}",
        "{jobArea} {jobHead}, {place}",
        "{jobForeign}",
      ]),
      (maker) => () => maker.faker.person.jobTitle(),
      anyTemplate("{occupation}"),
      (maker) => () => titled(maker.word("occupation")),
      anyTemplate("{jobForeign}"),
      fromNouns("occupation"),
    ],
    headers: headers(
      "job|job_title|title|position|occupation|role|profession|Beruf|Stelle|Position|poste|profession|puesto|cargo|profesión|professione|functie|designation|Job Title|jobTitle|employment|vacancy|rank|JOBTITLE",
    ),
  },
};
