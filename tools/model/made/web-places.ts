/** How web pages name people, organisations and places. */

import { type Maker, oneList, pickTemplate, type Recipes } from "./maker.ts";
import { around, names } from "./shared-recipes.ts";

function people(maker: Maker): () => string {
  const style = maker.whole(0, 4);
  return () =>
    [
      `by ${maker.fill("{first} {last}")}`,
      `${maker.fill("{first} {last}")} (${maker.word("occupation")})`,
      maker.fill("{last} {first}"),
      `Dr. ${maker.fill("{first} {last}")}`,
      maker.pick([
        "Various Artists",
        "Various",
        "Admin",
        maker.fill("{first}"),
        maker.fill("{first} {last}"),
        maker.fill("{artist}"),
      ]),
    ][style] ?? "";
}

const SHOPS = [
  "{noun}{noun}",
  "{last}{noun}",
  "{adjective}{noun}",
  "{noun} & {noun}",
  "The {adjective} {noun}",
  "{noun} {businessKind} of {place}",
  "{upper} {businessKind}",
  "{place} {hotelKind}",
  "{last} Apartment {99}",
  "{first} & {first}",
  "{first} {last}",
  "{first} {last}, MD",
  "{first} {last} Photography",
  "{hotelName} {place} {9}* {hotelKind}",
  "{restaurantKind} {place}",
  "{businessKind} in {place}",
  "{businessKind} {place}",
  "{subject} {clause}",
  "{brand} {place}",
  "{brand} Store",
  "{last} Family {businessKind}",
];

export const webPlaces: Recipes = {
  job_title: [
    pickTemplate([
      "{person}",
      "{jobArea} {person}",
      "{act} {jobHead}",
      "{artifact} {jobHead}",
      "{jobHead} - {idea} ({place})",
      "{artifact} Installer",
      "{person} - {place}, {place}",
      "{jobArea} {jobHead} - {act}",
      "{person} needed in {place}",
      "{jobHead} (Part-Time)",
      "{place} {jobHead}",
      "Head of {act}",
      "{abstract} {person}",
    ]),
    pickTemplate([
      "{jobArea} {jobHead} - {businessKind}",
      "{jobHead}, {businessKind} {legalForm}",
      "{jobArea} {jobArea} {jobHead} {place}",
    ]),
  ],
  organization: [
    pickTemplate([
      "{first} {last} Physiotherapy",
      "{place} {act} Services",
      "{place} {person} Association",
      "The {place} {artifact}",
      "{last} {act} Inc",
      "{idea} Labs",
      "{adjective} {food} Co.",
      "{place} {food} House",
      "{last} Brothers",
      "{place} Dental Associates",
      "{noun} Yoga",
      "{artifact} Repair {place}",
      "{last} Fitness & {act}",
      "{food} Express",
      "The {food} Place",
      "{place} Pools",
      "{last} Chiropractic",
      "{adjective} Paws",
      "{last} Publishing",
      "{place} University Press",
      "{noun} Books",
      "{upper} Group",
      "{upper} {place}",
    ]),
    pickTemplate([
      "{artifact} {act} Solutions",
      "{last} {businessKind} - {place}",
      "{place} {food} & {food}",
      "{group} of {noun}",
    ]),
    pickTemplate([
      "{artifact} {businessKind}",
      "{idea} {businessKind}",
      "{act} {businessKind}",
      "{person} {businessKind} {legalForm}",
      "{group} of {place}",
      "{idea} {legalForm}",
      "The {artifact} Company",
      "{food} {restaurantKind}",
      "{place} {group}",
      "{adjective} {artifact}",
      "{last} {artifact} {legalForm}",
      "{artifact} & {artifact}",
      "{place} {artifact} {businessKind}",
      "{act} {group}",
      "{idea}{9}",
      "{artifact} Hospital",
      "{last} Memorial Hospital",
      "{place} Medical Center",
    ]),
    pickTemplate(SHOPS),
    pickTemplate(SHOPS),
    pickTemplate(SHOPS),
    names("group"),
    around((maker) => () => maker.fill("{last} Press"), ["by ", ""], [""]),
    (maker) => () =>
      maker.pick([
        `${maker.upper(1)}${maker.pick(["BC", "FM", "TV"])} ${maker.word("place")}`,
        `${maker.word("adjective")} FM`,
        `Radio ${maker.word("place")}`,
        `${maker.upper(4)}-FM`,
        `${maker.word("place")} News`,
      ]),
    (maker) => () =>
      maker.fill(
        maker.pick([
          "{abstract} Party",
          "{adjective} Party of {place}",
          "{noun} Alliance",
          "{adjective} Democratic Party",
          "Independent",
          "Communist Party of {place}",
          "Labour",
          "Conservative",
          "Greens",
          "Liberal Democrats",
        ]),
      ),
    (maker) => () => maker.fill("{first} {last}"),
  ],
  place_name: [
    pickTemplate([
      "{place} County Courthouse",
      "{last} Hall, {place}",
      "Online Event",
      "{place} Community Church",
      "{last} Ranch",
      "{last} Middle School Gym",
      "The {artifact} Bar",
      "Studio {9}",
      "{noun} Room",
      "{last} Field",
      "{place} Fairgrounds",
      "Hotel {last} {place}",
      "{place} - {noun} Campus",
      "Virtual",
      "{adjective} {noun} Farm",
      "{place} Senior Center",
    ]),
    pickTemplate([
      "{artifact} {placeKind}",
      "{last} {artifact}",
      "{place} {artifact}",
      "The {artifact}",
      "{group} {placeKind}",
      "{person} {placeKind}",
      "{idea} Center",
      "{artifact} Museum",
      "{last} Theater",
      "{place} {group} Building",
    ]),
    names("object"),
    names("object"),
    (maker) => () =>
      `${maker.fill(maker.pick(["{last}", "{noun}", "{place}"]))} ${maker.pick(["Tower", "Building", "House", "Church", "Abbey", "Castle", "Cairn", "Hall", "Peak", "Pike", "Fell", "Hill", "Ridge", "Airport", "International Airport", "Synagogue", "Mosque", "Temple", "Glacier", "Bay"])}`,
    (maker) => () => `${maker.faker.location.city()} (${maker.upper(3)})`,
    (maker) => () =>
      maker.fill(
        maker.pick([
          "Online",
          "TBA",
          "{businessKind} {place}",
          "{last} {businessKind}",
          "Room {99}",
          "{adjective} {noun}",
        ]),
      ),
    (maker) => () =>
      `${maker.pick(["Museo", "Museo di", "Musée", "Museum", "Palazzo", "Monte", "Pico", "Mont", "Lago", "Lac", "Rio", "Cerro", "Sierra"])} ${maker.fill("{last}")}`,
  ],
  region: [names("location")],
  city: [names("location")],
  person_name: [
    (maker) => {
      const few = Array.from({ length: maker.whole(1, 3) }, () => maker.fill("{first} {last}"));
      return () => maker.pick(few);
    },
    people,
    people,
    names("person"),
    names("person"),
    (maker) => () =>
      maker.fill(
        maker.pick([
          "{first}",
          "{first} of {place}",
          "Saint {first}",
          "{first} {saint}",
          "{first} II",
          "King {first} IV",
          "{first} the {adjective}",
          "{first} {last}",
        ]),
      ),
    (maker) => () => maker.fill("{artist}"),
  ],
  sports_team: [
    (maker) => () =>
      maker.fill(
        maker.pick(["{place} United U{20}", "{place} FC (w)", "{place} II", "{club} U18", "{club} U19", "{club}"]),
      ),
    oneList(
      "Arsenal|Aston Villa|Birmingham City|Blackburn Rovers|Bolton Wanderers|Cardiff City|Chelsea|Everton|Fulham|Leeds United|Leicester City|Liverpool|Manchester City|Manchester United|Newcastle United|Norwich City|Sunderland|Tottenham Hotspur|West Ham United|Wolves|Celtic|Bayern Munich|Borussia Dortmund|Schalke 04|Juventus|AC Milan|Inter|Roma|Napoli|Lazio|Barcelona|Real Madrid|Valencia|Sevilla|Athletic Bilbao|Ajax|PSV|Feyenoord|Porto|Benfica|Lyon|Marseille|PSG|Galatasaray|Boca Juniors|River Plate|Flamengo|Santos|LA Galaxy|Toronto FC|Seattle Sounders",
      "Duke|Kentucky|Kansas|North Carolina|Gonzaga|Villanova|Michigan State|Ohio State|Syracuse|UCLA|Arizona|Louisville|Wisconsin|Notre Dame|Connecticut|Florida|Texas|Oklahoma|Baylor|Purdue|Alabama|Auburn|LSU|Clemson|Stanford|USC|Oregon|Georgetown|Butler|Xavier|Harvard|Yale|Virginia Tech|Wake Forest",
    ),
    (maker) => () =>
      maker.fill(
        maker.pick(["{place} U{20}", "{place} (w)", "{club} II", "{place}", "{mascot}", "{place} B", "{place} Women"]),
      ),
    (maker) => () => maker.faker.location.country(),
    (maker) => () => maker.word("place"),
    (maker) => () => maker.fill("{place} {mascot}"),
  ],
  street_address: [
    (maker) => () =>
      `${maker.whole(1, 300)}${maker.pick(["", "A", "-5"])} ${maker.fill("{last}")} ${maker.pick(["Street", "Road", "Avenue", "Lane"])},`,
    (maker) => () =>
      maker.fill(
        maker.pick([
          "{last} House, {99} {noun} Road",
          "Unit {20}, {place} Industrial Estate",
          "{place} Shopping Centre",
          "{last} Business Park",
        ]),
      ),
  ],
  full_address: [
    (maker) => () => maker.fill("{last} {placeKind}, {99} {noun} Road, {place}"),
    (maker) => () => maker.fill("{place}, {place}"),
    (maker) => () => maker.fill("{99} {last} St {place} CA 9{9}{9}{9}{9} USA"),
  ],
  region_code: [oneList("QLD", "NSW", "CA", "TX", "FL", "ON|BC", "CT|NY", "VIC|NSW|QLD")],
  country: [
    oneList(
      "US",
      "USA",
      "United States",
      "GB",
      "United Kingdom",
      "AU",
      "DE",
      "India",
      "Italia",
      "Deutschland",
      "France",
      "CA",
    ),
    oneList("England|France|Belgium|Ireland|Scotland|Wales|Netherlands|Sweden"),
  ],
  county: [
    oneList(
      "Alachua|Baker|Bay|Bradford|Brevard|Broward|Calhoun|Charlotte|Citrus|Collier|Columbia|Duval|Escambia",
      "Adams|Allen|Bartholomew|Benton|Blackford|Boone|Brown|Carroll|Cass",
    ),
  ],
  postal_code: [
    (maker) => {
      const start = maker.whole(10, 98);
      return () => String(start) + maker.digits(3);
    },
    (maker) => () => maker.number(5),
    (maker) => {
      const start = maker.whole(20, 69);
      return () => String(start) + maker.digits(2);
    },
    (maker) => {
      const start = maker.digits(2);
      return () => start + maker.digits(3);
    },
    (maker) => {
      const start = maker.whole(20, 69);
      return () => String(start) + maker.digits(2);
    },
  ],
};
