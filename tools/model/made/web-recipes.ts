/** How web pages fill the properties of their structured data: loosely, with words around the value. */
import type { Maker, Recipe } from "./maker.ts";
import { oneList, someOf } from "./maker.ts";
import { commonNouns, properNames } from "./package-words.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const two = (value: number) => String(value).padStart(2, "0");

function whole(from: number, to: number): Recipe {
  return (maker) => {
    const centre = maker.whole(from, to);
    const spread = Math.max(2, (to - from) / maker.pick([4, 8, 20]));
    return () => String(Math.max(0, Math.round(centre + maker.normal() * spread)));
  };
}

/** Adds words to a column's values, the same for all. */
function around(recipe: Recipe, before: readonly string[], after: readonly string[]): Recipe {
  return (maker) => {
    const make = recipe(maker);
    const [start, end] = [maker.pick(before), maker.pick(after)];
    return () => start + make() + end;
  };
}

function names(kind: Parameters<typeof properNames>[0]): Recipe {
  return (maker) => {
    const all = properNames(kind);
    const start = maker.random.below(all.length);
    const size = maker.pick([30, 200, all.length]);
    return () => all[(start + maker.random.below(size)) % all.length] ?? "";
  };
}

function dayList(maker: Maker): () => string {
  const start = maker.pick(["", "", "http://schema.org/", "https://schema.org/"]);
  const separator = maker.pick([" ", ", ", ",", " "]);
  const days = maker.chance(0.3) ? ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] : DAYS;
  return () => {
    const from = maker.whole(0, 3);
    return Array.from({ length: maker.whole(2, 6) }, (_, index) => start + days[(from + index) % 7]).join(separator);
  };
}

const hour = (maker: Maker) =>
  maker.pick([
    `${maker.whole(1, 12)}:00 ${maker.pick(["AM", "PM"])}`,
    `${maker.whole(1, 12)}${maker.pick(["am", "pm", ".00am", ".30 pm"])}`,
    `${two(maker.whole(0, 23))}:${maker.pick(["00", "30"])}`,
  ]);

function timeWords(maker: Maker): () => string {
  const style = maker.whole(0, 5);
  return () =>
    [
      `From ${hour(maker)} to ${hour(maker)}`,
      `${hour(maker)} - ${hour(maker)}`,
      `Check-in: ${hour(maker)}`,
      `after ${hour(maker)}`,
      `${hour(maker)} Uhr`,
      `until ${hour(maker)}`,
    ][style] ?? "";
}

function pay(maker: Maker): () => string {
  const symbol = maker.pick(["$", "£", "€", ""]);
  const per = maker.pick([
    " per hour",
    " an hour",
    "/hr",
    " per year",
    " per annum",
    " a year",
    " HOUR",
    " YEAR",
    " per day",
    " MONTH",
  ]);
  const isRange = maker.chance(0.5);
  const isYear = /year|annum|YEAR/.test(per);
  return () => {
    const low = isYear ? maker.whole(20, 90) * 1000 : maker.whole(9, 60);
    return `${symbol}${low}${isRange ? ` - ${symbol}${low + (isYear ? 5000 : 5)}` : ""}${per}`;
  };
}

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

const EVENT_LIKE = [
  "{eventTheme} {eventKind} - {place}",
  "{eventKind}: {noun} and {noun}",
  "{first} {last} - {noun}",
  "{noun} {eventKind}",
  "{eventTheme} for Beginners",
  "Virtual {eventTheme} {eventKind}",
  "{eventTheme} with {first} {last}",
  "{place} vs. {place}",
  "{club} U{20} vs {club} U{20}",
  "{abstract} 101",
  "{adjective} {noun} 5K",
  "Monthly {eventTheme} Meeting",
  "{eventTheme} Night",
  "{first}'s {eventKind}",
  "{noun} at the {noun}",
  "{adjective} {noun} {eventExtra}",
  "{eventTheme} Level {9}",
  "Closed for {eventTheme}",
  "{mascot} vs {mascot}",
];
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
  "{adjective} {noun} Cottage",
  "{noun} Retreat",
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

export const webRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  job_title: [
    someOf([
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
    someOf([
      "{jobArea} {jobHead} - {businessKind}",
      "{jobHead}, {businessKind} {legalForm}",
      "{jobArea} {jobArea} {jobHead} {place}",
    ]),
  ],
  age: [
    (maker) => () => (maker.chance(0.3) ? "" : `${maker.whole(0, 80)}.0`),
    (maker) => () => `${maker.whole(0, 80)}.0`,
    whole(18, 70),
  ],
  row_index: [
    () => {
      let row = -1;
      return () => String(++row);
    },
    () => {
      let row = 0;
      return () => String(++row);
    },
  ],
  day_of_week: [dayList, dayList],
  rating: [
    oneList("PG|PG-13|R", "R|PG-13|PG|NR", "G|PG", "Not Rated|PG-13|R", "PG", "PG-13"),
    oneList("TV-14|TV-MA|TV-G", "U|UA|A", "15|18|12A|PG", "MA15+|M|PG|G"),
    oneList(
      "PG|PG-13|R|N/A",
      "G|PG|PG-13|R|NC-17|Not Rated",
      "TV-MA|TV-14|TV-PG|TV-Y7",
      "12A|15|18|U|PG",
      "FSK 12|FSK 16|FSK 0",
      "PG-13|R",
      "Everyone|Teen|Mature",
    ),
    whole(60, 95),
    (maker) => () => `${maker.decimal(3, 5, 1)} (${maker.whole(2, 900)} reviews)`,
    (maker) => () => `Rated ${maker.decimal(3, 5, 1)}`,
    (maker) => () => maker.pick(["5", "5", "5", "4", "0"]),
  ],
  money: [
    (maker) => () => String(Math.round(maker.magnitude(100_000, 300_000_000))),
    (maker) => () => String(Math.round(maker.magnitude(1, 300)) * 100_000),
    whole(25_000, 120_000),
    (maker) => () => String(Math.round(maker.magnitude(15_000, 150_000))),
    pay,
    pay,
    (maker) => () => `${maker.whole(10, 90)}.00 HOUR`,
    around(whole(20, 900), ["from $", "ab ", "Price: $", "£", "Rs ", "€"], ["", ".00", " EUR", ".-"]),
    (maker) => () => `${maker.whole(20, 300)}.000`,
    whole(5, 400),
    whole(5, 100),
    (maker) => () => String(maker.magnitude(5, 300).toFixed(maker.pick([0, 1, 2]))),
  ],
  mass: [
    whole(95, 230),
    whole(95, 200),
    (maker) => () => {
      const low = maker.whole(9, 18) * 10;
      return `${low} - ${low + 20} lbs [${Math.round(low * 0.45)} - ${Math.round(low * 0.45) + 9} kg]`;
    },
    (maker) => () => `${maker.whole(100, 200)} lbs (${maker.whole(45, 90)} kg)`,
    (maker) => () =>
      `${maker.whole(0, 60)}${maker.pick([" grams", " grams fat", "g", " milligrams cholesterol", "mg", " g sugar"])}`,
    (maker) => {
      const unit = maker.pick([
        " grams",
        " milligrams",
        " grams saturated fat",
        " grams fiber",
        " milligrams sodium",
        "g carbs",
      ]);
      return () => maker.decimal(0, 90, maker.pick([0, 0, 1])) + unit;
    },
    whole(1, 60),
    around(whole(1, 80), ["Weight: ", ""], [" kg", " lbs", " KGM"]),
  ],
  length: [
    whole(150, 200),
    whole(155, 190),
    (maker) => () => `${maker.whole(4, 6)}'${maker.whole(0, 11)}`,
    (maker) => () => `${maker.whole(4, 6)}′ ${maker.whole(0, 11)}″ (${maker.whole(150, 200)}cm)`,
    (maker) => () => `${maker.whole(4, 6)} feet ${maker.whole(0, 11)} inches`,
    (maker) => () => `${maker.whole(150, 200)} cm (${maker.whole(4, 6)}' ${maker.whole(0, 11)}")`,
    (maker) => () => `${maker.whole(1, 40)} ${maker.pick(["mi", "km", "miles"])} from ${maker.word("place")}`,
    (maker) => () => `${maker.decimal(1, 90, 2)} INH`,
    (maker) => () => `${maker.whole(1, 99)}"`,
  ],
  energy: [
    whole(80, 600),
    whole(100, 500),
    (maker) => () => `${maker.whole(50, 700)} calories per ${maker.pick(["serving", "1 serving", "100 g"])}`,
    (maker) => () => `${maker.whole(50, 700)} ${maker.pick(["calories", "kcal", "cal", "Kcal"])}`,
    (maker) => () => `${maker.decimal(50, 700, 1)}kcal`,
  ],
  measurement: [
    (maker) => () => String(maker.whole(1, 12)),
    () => () => "1",
    (maker) => () => maker.pick(["1", "2", "3", "4"]),
    (maker) => () => `${maker.whole(1, 20)} ${maker.pick(["C62", "MTK", "guests", "persons", "beds"])}`,
  ],
  number: [(maker) => () => `${maker.whole(1, 40)}.0`],
  integer: [
    whole(1, 60),
    (maker) => () => maker.pick(["10", "5", "1", "2"]),
    (maker) => () => `${maker.whole(1, 90)} ${maker.pick(["patients", "reviews", "pages", "items"])}`,
  ],
  time: [timeWords, timeWords],
  duration: [
    (maker) => () =>
      `${maker.whole(1, 4)} ${maker.pick(["hour", "hours", "hr", "days"])}${maker.pick(["", ` ${maker.whole(5, 50)} minutes`, ` and ${maker.whole(5, 50)} minutes`])}`,
    (maker) => () => `Duration: ${maker.whole(1, 4)} ${maker.pick(["hour", "hours", "days"])}`,
    (maker) => () => `P${maker.whole(0, 9)}D${maker.pick(["", "T0H0M0S", "TH0M0"])}`,
    (maker) => () => `P${maker.whole(0, 3)}M${maker.whole(0, 30)}DT${maker.whole(0, 9)}H${maker.whole(0, 59)}M0S`,
    (maker) => () => `P${maker.whole(1, 12)}${maker.pick(["D", "M", "W", "Y"])}`,
    (maker) => () => `PD${maker.whole(1, 9)}TH0M0`,
  ],
  opening_hours: [
    (maker) => () =>
      `${maker.pick(["Mo,Tu,We,Th,Fr", "Mo,Tu,We,Th,Fr,Sa,Su", "Sa,Su", "Mo, We, Fr"])} ${two(maker.whole(7, 10))}:00-${two(maker.whole(16, 20))}:00`,
    (maker) => () =>
      Array.from(
        { length: maker.whole(2, 5) },
        (_, index) =>
          `${DAYS[index]?.slice(0, 2)} ${two(maker.whole(7, 10))}${maker.pick([":", "."])}00-${two(maker.whole(16, 20))}:00`,
      ).join(maker.pick([" ", ", ", "; "])),
    oneList("Mo-Su|Mo-Fr 00:00-24:00|24/7", "Open 24 hours|Monday-Friday 9am-5pm"),
  ],
  identifier: [
    (maker) => () => maker.pick([`9.78${maker.digits(3)}e+12`, `${maker.digits(1)}.${maker.digits(5)}E+12`]),
    (maker) => () => `${maker.upper(2)}-${maker.number(4)}-${maker.upper(3)}-${maker.upper(3)}`,
    (maker) => () => `${maker.word("brand").slice(0, 3).toUpperCase()}${maker.number(5)}`,
    whole(100, 99_999),
    (maker) => () => maker.faker.string.uuid(),
    (maker) => () => maker.chars("abcdefghijkmnopqrstuvwxyz0123456789-_", maker.whole(8, 20)),
    around(whole(1000, 99_999), ["SKU: ", "Item #", "ISBN: 97810", "#"], [""]),
  ],
  code: [
    (maker) => () => `${maker.whole(11, 53)}-${maker.number(4)}.00 ${maker.fill("{jobHead}")}s`,
    (maker) => () => `${maker.whole(11, 53)}-${maker.number(4)}.00`,
  ],
  organization: [
    someOf([
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
    someOf([
      "{artifact} {act} Solutions",
      "{last} {businessKind} - {place}",
      "{place} {food} & {food}",
      "{group} of {noun}",
    ]),
    someOf([
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
    someOf(SHOPS),
    someOf(SHOPS),
    someOf(SHOPS),
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
          "{place} {adjective} Movement",
        ]),
      ),
    (maker) => () => maker.fill("{first} {last}"),
  ],
  place_name: [
    someOf([
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
      "{last} Auditorium",
      "{adjective} {noun} Farm",
      "{place} Senior Center",
    ]),
    someOf([
      "{artifact} {placeKind}",
      "{last} {artifact}",
      "{place} {artifact}",
      "The {artifact}",
      "{group} {placeKind}",
      "{person} {placeKind}",
      "{idea} Center",
      "Former {last} {artifact}",
      "{last} Long Barrow",
      "{place} Heritage Museum",
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
          "{first} {last} Residence",
          "Online",
          "TBA",
          "{businessKind} {place}",
          "{last} {businessKind}",
          "{place} Campus",
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
  species: [
    (maker) => {
      const nouns = [...commonNouns("animal"), ...commonNouns("plant")];
      return () => {
        const noun = maker.pick(nouns);
        return noun.charAt(0).toUpperCase() + noun.slice(1);
      };
    },
    names("taxon"),
    names("taxon"),
    (maker) => () => maker.word("animal"),
    (maker) => () => maker.pick(commonNouns("plant")),
    (maker) => () => `${maker.word("animal")} (${maker.word("genus")} ${maker.word("epithet")})`,
  ],
  event_name: [
    someOf([
      "{first} {last} Memorial {eventKind}",
      "{place} {eventTheme} {eventKind} and {eventKind}",
      "{eventKind} of the {group}",
      "{eventTheme} Appreciation Day",
      "{place} Girl Scouts {eventKind}",
      "{mascot} 5K & {act}",
      "{eventTheme} {eventKind} – {eventTheme} – {place}",
      "{noun} Play Date",
      "{person} {eventKind} (ages {9}-{20})",
      "{act} {act} Live Stream",
      "Q&A with {person} {first} {last}",
      "{eventTheme}: {act} the {idea} of {noun}",
      "{abstract} Lunch & Learn",
      "{group} {event} Kickoff",
      "{place} Marathon & Half Marathon",
      "{adjective} {event} {eventKind}",
    ]),
    someOf([
      "{act} Workshop",
      "{act} with {first}",
      "{eventTheme} Club",
      "Free {act} Class",
      "{idea} Conference 20{9}{9}",
      "{person} Meetup",
      "{artifact} Show",
      "{food} Festival",
    ]),
    someOf([
      "{act} {eventKind}",
      "{idea} {eventKind}",
      "{eventTheme} {act}",
      "{event} with {first} {last}",
      "{artifact} {eventKind} {eventExtra}",
      "{person} {eventKind}",
      "{eventTheme} {event}",
      "{act} for {person}s",
      "Office Closed - {eventTheme}",
      "{place} {event}",
      "A Virtual {eventKind} with {person} {first} {last}",
      "{act} & {act} {eventKind}",
      "{group} Meeting",
      "{eventTheme} {eventKind} &#8211; {place}",
      "{abstract} {eventKind}: {idea} and {idea} in {place}",
    ]),
    someOf(["{act} {eventKind}", "{idea} {eventKind}", "{artifact} {event}", "{act}"]),
    someOf(EVENT_LIKE),
    someOf(EVENT_LIKE),
    someOf(EVENT_LIKE),
    (maker) => () =>
      maker.fill(
        `${maker.pick(["{place}", "{club}", "{place} {mascot}"])} ${maker.pick(["vs", "vs.", "v", "@", "at", "-"])} ${maker.pick(["{place}", "{club}", "{place} {mascot}"])}`,
      ),
  ],
  sports_team: [
    (maker) => () =>
      maker.fill(
        maker.pick([
          "{place} City U{20}",
          "{place} United U{20}",
          "{place} FC (w)",
          "{place} II",
          "{club} U18",
          "{club} U19",
          "{club}",
        ]),
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
  title: [
    someOf(["S0{9}E{20}", "Season {9}, Episode {20}"]),
    someOf(["{last} v. {last}", "{last} v. {last} {legalForm}", "In re {last}", "United States v. {last}"]),
    someOf([
      "The {artifact}",
      "{idea} and {idea}",
      "The {person} of {place}",
      "The {adjective} {person}",
      "{act} the {artifact}",
      "{food} and {food} {dishKind}",
      "{food} {dishKind}",
      "{event} in {place}",
      "{artifact}",
      "{person}s",
      "The {idea} of {noun}: {adjective} {event}",
      "{adjective} {food}",
      "{act}ing with {first}",
      "At Home with {first} {last}",
      "{artifact} {9}",
      "{last} v. {last}",
      "{last} v. {last} {legalForm}",
      "S0{9}E{20}",
    ]),
    someOf([
      "The {artifact}",
      "{idea} and {idea}",
      "The {adjective} {person}",
      "{dishStyle} {food} {dishKind}",
      "{food} with {dishSide}",
    ]),
    someOf([
      "{noun} - Season {9} (20{9}{9}) Watch Online",
      "{noun} {noun} ({adjective})",
      "Issue {9} 20{9}{9}",
      "{noun}: {adjective} {noun}",
      "{abstract} {noun}",
      "{noun}s",
      "{adjective}",
      "{first} {noun}",
      "{adjective} {noun} {9}",
      "Age of {noun}",
      "{noun} of {noun}: {adjective} {noun}",
      "{noun}Craft {9}",
      "Super {noun} {noun}",
    ]),
    (maker) => () =>
      maker.fill(
        maker.pick([
          "How do I {noun} my {productThing}?",
          "What is {abstract}?",
          "{subject} {clause}",
          "{adjective} {productThing} Reviews",
          "{noun} Theme",
          "{noun} WordPress Plugin",
          "Wallpaper {noun} {adjective}",
        ]),
      ),
    names("work"),
  ],
  category: [
    oneList(
      "PG|SG|SF|PF|C",
      "QB|RB|WR|TE|OL|DL|LB|CB|S",
      "GK|DF|MF|FW",
      "P|C|1B|2B|3B|SS|LF|CF|RF",
      "Goalkeeper|Defender|Midfielder|Forward",
      "G1|G2|P1|S1",
      "Lunch|Dinner",
      "Sculptor|Painter",
    ),
    oneList(
      "PDF|Kindle|Paperback",
      "http://schema.org/Hardcover|http://schema.org/Paperback|http://schema.org/EBook",
      "PDF",
      "In Stock|Out of stock",
      "https://schema.org/InStock",
      "Manga|Anime|Novel",
      "Sculpture|Painting|Drawing|Print",
      "Free|Paid",
      "offline|online|mixed",
    ),
  ],
  product_name: [
    someOf([
      "{artifact}",
      "{productTrait} {artifact}",
      "{brand} {artifact}",
      "{artifact} {productTrait}",
      "{adjective} {artifact} with {artifact}",
      "{artifact} - {productTrait}",
      "{food}",
      "{food} {productThing}",
      '{artifact} {9}/{9}" x {9}{9}"',
      "{upper} {artifact} {9}00",
      "{last} {artifact}",
      "{act} {artifact} Kit",
      "{artifact} Replacement for {brand}",
      "{last} {productTrait} {9} Drawer {artifact}",
      "Organic {food} {9}00g",
    ]),
    someOf(["{artifact}", "{productTrait} {artifact}", "{brand} {artifact}", "{adjective} {artifact}, {productTrait}"]),
    (maker) => () =>
      maker.fill(
        maker.pick([
          "{upper}{9}{9}{9}",
          "{brand} {upper}{9}{9}",
          "{dishMain} Ale",
          "{adjective} {noun} IPA",
          "{adjective} {noun}",
          "{noun} {dishMain} Stout",
          "{place} Lager",
          "{productThing}",
          "{businessKind} Service",
          "{productTrait} {productThing}, {productTrait}, {brand}",
        ]),
      ),
    someOf([
      "{adjective} {noun} {productThing}",
      "{productThing} for {productThing}",
      "{noun} {productThing} {9}{9} Inch",
      "{first} {9} Piece {productThing} Set",
      "{dishMain} {dishKind} {9}00g",
    ]),
  ],
  product_code: [
    (maker) => () => `${maker.upper(maker.whole(2, 3))} ${maker.upper(2)}${maker.number(4)}${maker.upper(1)}`,
    (maker) => () =>
      `${maker.upper(1)}${maker.number(3)}${maker.upper(2)}${maker.number(4)} ${maker.word("productTrait")} ${maker.word("productThing").toLowerCase()}`,
    (maker) => () => maker.number(4),
    (maker) => () => maker.fill(maker.pick(["{noun}", "{adjective} {noun}", "{noun} {9}00", "{upper}-{9}{9}"])),
  ],
  language: [
    (maker) => {
      const all = properNames("language");
      return () => maker.pick(all);
    },
    around(oneList("English|German|French|Spanish"), ["Language: ", "", "in "], ["", " (original)"]),
    oneList("en", "en-US", "EN", "English"),
    oneList("en|es|fr|de", "eng|spa", "English|Hindi|Tamil|Telugu|Bengali|Marathi|Punjabi|Urdu"),
  ],
  region_code: [oneList("QLD", "NSW", "CA", "TX", "FL", "ON|BC", "CT|NY", "VIC|NSW|QLD")],
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
  list: [
    oneList(
      "American Express,MasterCard,Visa|MasterCard,Visa|American Express,Diners Club,MasterCard,Visa",
      "Cash, Check, Credit Card|Cash, Visa, Mastercard",
      "Visa Mastercard American Express|Cash Visa",
    ),
    (maker) => () => maker.fill("{tag}, {noun}, {adjective} {tag}").toLowerCase(),
  ],
  unit: [oneList("CMT", "INH", "KGM", "LBS", "HOUR", "GRM", "cm", "kg", "each", "FOT", "MTR", "KMT", "USD|EUR", "C62")],
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
  url: [
    (maker) => () =>
      `${maker.word("tag")}/${maker.word("tag")}/${maker.word("noun").toLowerCase()}${maker.whole(1, 400)}.jpg`,
    (maker) => {
      const all = maker.faker.internet.url();
      return () => all;
    },
  ],
  free_text: [
    (maker) => () => maker.fill("{subject} {clause}. {subject} {clause} and {clause}. {subject} {clause}."),
    (maker) => () => maker.fill("{adjective} {artifact} {clause}. {subject} {clause}, {clause}."),
    someOf([
      "{adjective} {productThing} by {brand}. {clause}",
      "{last} was a {occupation} and {occupation} from {place}",
      "{noun}s, {noun}s and {noun}s: {subject} {clause}",
      "{requirement}; {requirement}",
      "{first} {clause}",
      "Please {noun} the {noun}",
    ]),
  ],
};
