/** Made values of names and texts: works, products, events, places, organisations, remarks. */
import { anyTemplate, headers, type MadeClasses, oneList, oneTemplate, type Recipe, someOf } from "./maker.ts";
import { commonNouns, glosses, movieTitles, speciesNames } from "./package-words.ts";
import { WORDS } from "./words.ts";

const BOOK_TITLES = [
  "The {adjective} {noun}",
  "The {noun} of {place}",
  "{adjective} {noun}",
  "A {noun} for {place}",
  "The {noun}'s {noun}",
  "{noun} and {noun}",
  "{noun} in the {noun}",
  "The {noun} and the {noun}",
  "Introduction to {abstract}",
  "{abstract}: A Very Short Introduction",
  "The {adjective} Guide to {abstract}",
  "{abstract} and {abstract} in {place}",
  "A History of {place}",
  "Principles of {abstract}",
  "{abstract} for Dummies",
  "The Art of {abstract}",
  "How to {abstract} Without {noun}",
  "{noun} ({adjective} {noun}, #{9})",
  "{first} and the {adjective} {noun}",
  "The {noun} Who Loved {noun}s",
  "{noun}: A Novel",
  "Return to {place}",
  "Handbook of {abstract}, {9}th Edition",
  "Die {noun} von {place}",
  "Der {adjective} {noun}",
  "Le {noun} de {place}",
  "El {noun} del {noun}",
  "La {noun} perdida",
  "Il {noun} di {place}",
];

const SONGS = [
  "{adjective} {noun}",
  "{noun}",
  "Don't {noun} Me",
  "I {noun} You",
  "{noun} in My {noun}",
  "{adjective} {noun} (Remix)",
  "{noun} (feat. {artist})",
  "{noun} - Live",
  "{noun} - Remastered 20{9}{9}",
  "{noun} Song",
  "Oh {noun}",
  "My {adjective} {noun}",
  "Symphony No. {9} in C Minor, Op. {99}: II. Andante",
  "{place} {noun}",
  "{noun} Pt. {9}",
  "Take Me to {place}",
  "Let It {noun}",
  "{noun} {noun}",
];

const EPISODES = [
  "S0{9}E1{9} - {noun}",
  "Episode {99}: The {noun}",
  "Chapter {30}: {adjective} {noun}",
  "{99} {noun} Facts About {abstract}",
  "{9} Ways to Improve Your {abstract}",
  "Why {abstract} Matters in {place}",
  "How {place} Became the Capital of {abstract}",
  "{place} {noun} Crisis: What We Know So Far",
  "Effects of {abstract} on {abstract}: a randomized trial in {place}",
  "On the {noun} of {abstract}",
  "Review: {adjective} {noun} by {last}",
];

const RECIPES = [
  "{dishMain} {dishKind}",
  "{dishStyle} {dishMain} {dishKind}",
  "{dishStyle} {dishMain} with {dishSide}",
  "{dishStyle} {dishMain} and {dishMain} {dishKind}",
  "{dishMain} and {dishSide} {dishKind}",
  "{dishStyle} {dishKind}",
  "{dishMain} {dishKind} with {dishSide} and {dishSide}",
  "{dishForeign}",
  "{dishStyle} {dishStyle} {dishMain} {dishKind} Recipe",
  "{last}'s {dishMain} {dishKind}",
];

const PRODUCTS = [
  "{brand} {productThing}",
  "{brand} {productTrait} {productThing}",
  "{productThing} {productTrait}",
  "{productTrait} {productThing}",
  "{brand} {productThing} {productTrait} {productTrait}",
  "{brand} {adjective} {productThing} - {productTrait}",
  "{productThing} with {productThing} - {productTrait}, {productTrait}",
  "{adjective} {noun} {productThing}",
  "{brand} {noun} {9}00 {productThing}, {productTrait}",
  "{productThing} {brand} X{9}{9} {productTrait}",
  "{brand} {noun} {9}{9}",
  "{productTrait} {productThing} for {productThing}",
  "{adjective} {productThing} Set ({productTrait})",
];

const EVENTS = [
  "{eventTheme} {eventKind}",
  "{eventTheme} {eventKind} {eventExtra}",
  "{place} {eventTheme} {eventKind}",
  "{place} {eventKind} 20{9}{9}",
  "Annual {eventTheme} {eventKind}",
  "{9}th Annual {place} {eventKind}",
  "{eventTheme} & {eventTheme} {eventKind} {eventExtra}",
  "{artist} {eventExtra}",
  "{artist} Live in {place}",
  "{artist} at the {last} Theatre",
  "{place} {mascot} vs. {place} {mascot}",
  "{place} {mascot} at {place} {mascot}",
  "{club} vs {club}",
  "{club} - {club}",
  "{place} vs {place}",
  "{place} Grand Prix",
  "{place} Open 20{9}{9}",
  "An Evening with {first} {last}",
  "{first} {last}: {adjective} {noun} Tour",
  "{abstract} Conference {place}",
  "{eventTheme} {eventKind} with {first}",
  "Meet the Author: {first} {last}",
  "Hurricane {first}",
  "Battle of {place}",
  "Treaty of {place}",
  "Super Bowl {99}",
  "{eventTheme} {eventKind} for {eventTheme} Lovers",
  "Introduction to {abstract} {eventKind}",
  "{9}{9}. Stadtfest {place}",
  "Weihnachtsmarkt {place}",
  "Festival de {noun}",
  "Concierto de {artist}",
];

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

const SENTENCES = [
  "{subject} {clause}.",
  "{subject} {clause} and {clause}.",
  "{subject} {clause}. It {clause}. {subject} {clause}.",
  "{adjective} {productThing} that {clause}",
  "{remark}",
  "{requirement}",
  "{remark} {subject} {clause}. {subject} {clause}, {clause}.",
  "<p>{subject} {clause}.</p>",
  "{noun} {clause}",
];

function fromNouns(lexicographer: string): Recipe {
  return (maker) => {
    const words = commonNouns(lexicographer);
    const isTitled = maker.chance(0.6);
    return () => {
      const word = maker.pick(words);
      return isTitled ? titled(word) : word;
    };
  };
}

function titled(text: string): string {
  return text.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

function numbered(recipe: Recipe): Recipe {
  return (maker) => {
    const make = recipe(maker);
    const isNoisy = maker.chance(0.2);
    return () => (isNoisy && maker.chance(0.3) ? `${make()} (${maker.whole(1950, 2022)})` : make());
  };
}

function initials(text: string): string {
  return text
    .split(/\W+/)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
}

export const textClasses: MadeClasses = {
  title: {
    share: 3.2,
    recipes: [
      someOf(BOOK_TITLES),
      someOf(BOOK_TITLES),
      numbered(someOf(SONGS)),
      someOf(EPISODES),
      numbered((maker) => () => maker.pick(movieTitles())),
      someOf(RECIPES),
      someOf(RECIPES),
      (maker) => () => maker.faker.book.title(),
      (maker) => () => maker.faker.music.songName(),
      (maker) => () => maker.faker.music.album(),
      someOf(["{magazine}"]),
      (maker) => () => maker.faker.food.dish(),
    ],
    headers: headers(
      "title|Title|name|film|movie|book|book_title|song|track|album|headline|article|work|episode|recipe|show|original_title|track_name|Titel|Film|titre|título|titolo|paper|publication|Movie Title|series|journal",
    ),
  },
  product_name: {
    share: 1.5,
    recipes: [
      someOf(PRODUCTS),
      someOf(PRODUCTS),
      someOf(PRODUCTS),
      (maker) => () => maker.faker.commerce.productName(),
      (maker) => () => `${maker.faker.vehicle.manufacturer()} ${maker.faker.vehicle.model()}`,
      (maker) => () => maker.word("productThing"),
      someOf(["{ingredient}", "{productThing}"]),
    ],
    headers: headers(
      "product|product_name|Product|item|item_name|name|article|model|car|car name|beer|beer_name|goods|Produkt|Artikel|Bezeichnung|produit|producto|prodotto|produto|description|title|drug|medication|Product Name|vehicle|phone",
    ),
  },
  event_name: {
    share: 1.8,
    recipes: [someOf(EVENTS), someOf(EVENTS), someOf(EVENTS), anyTemplate(...EVENTS)],
    headers: headers(
      "event|event_name|Event|name|title|match|game|race|tournament|festival|conference|meeting|Veranstaltung|événement|evento|competition|battle|hurricane|fixture|Wettkampf|exhibition|occasion",
    ),
  },
  organization: {
    share: 2.8,
    recipes: [
      someOf(ORGANISATIONS),
      someOf(ORGANISATIONS),
      someOf(ORGANISATIONS),
      someOf(ORGANISATIONS),
      (maker) => () => maker.faker.company.name(),
      (maker) => () => maker.fill("{last} ") + maker.word("legalForm"),
      someOf(["{institution}"]),
      someOf([
        "{last}'s {restaurantKind}",
        "{adjective} {noun} {restaurantKind}",
        "{noun} {restaurantKind}",
        "{restaurantKind} {last}",
      ]),
      someOf(["{artist}"]),
      someOf(HOTELS),
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
      someOf(PLACES),
      someOf(PLACES),
      someOf(PLACES),
      someOf(HOTELS),
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
      someOf(WORDS.club),
      someOf(WORDS.club),
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
      someOf(["{last}", "{noun}", "{brand}", "{brand}", "{adjective} {noun}"]),
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
      someOf([
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
      someOf([
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
  species: {
    share: 1.2,
    recipes: [
      anyTemplate("{genus} {epithet}"),
      anyTemplate("{genus} {epithet}", "{genus} sp.", "{genus} {epithet} {epithet}"),
      (maker) => () => `${maker.word("genus")[0]}. ${maker.word("epithet")}`,
      anyTemplate("{animal}"),
      (maker) => () => maker.word("animal").toLowerCase(),
      (maker) => () => maker.pick(speciesNames()),
      (maker) => () => maker.pick(speciesNames()),
      fromNouns("animal"),
      fromNouns("plant"),
      (maker) => {
        const few = Array.from({ length: 3 }, () => maker.word("epithet"));
        return () => maker.pick(few);
      },
      (maker) => () => maker.faker.animal.bird(),
      (maker) => () => maker.faker.animal.type(),
    ],
    headers: headers(
      "species|Species|scientific_name|taxon|organism|genus|animal|plant|bird|common_name|latin name|Art|espèce|especie|specie|tree|breed|vore|variety|fish|binomial|Family",
    ),
  },
  free_text: {
    share: 2.4,
    shortRecipes: [
      anyTemplate("{subject} {clause}. {subject} {clause}.", "{subject} {clause} and {clause}.", "{remark} {remark}"),
      anyTemplate("{subject} {clause}. It {clause}. {subject} {clause}, {clause}."),
      anyTemplate("{remark}", "{remark} {subject} {clause}."),
      (maker) => () => `${maker.pick(glosses())}. ${maker.fill("{subject} {clause}.")}`,
      (maker) => () => Array.from({ length: maker.whole(2, 8) }, () => maker.pick(glosses())).join(". "),
      (maker) => () => maker.faker.commerce.productDescription(),
      (maker) => () => maker.faker.food.description(),
      (maker) => () => maker.faker.lorem.sentences({ min: 1, max: 4 }),
      anyTemplate("{requirement}. {requirement}", "<p>{subject} {clause}.</p>"),
    ],
    recipes: [
      someOf(SENTENCES),
      someOf(SENTENCES),
      someOf(SENTENCES),
      (maker) => () => `${maker.pick(glosses())}. ${maker.fill("{subject} {clause}.")}`,
      (maker) => () => maker.faker.commerce.productDescription(),
      (maker) => () => maker.faker.food.description(),
      (maker) => () => maker.faker.lorem.sentences({ min: 1, max: 4 }),
      (maker) => () => maker.faker.hacker.phrase(),
      anyTemplate("{remark}"),
      anyTemplate("{requirement}"),
      (maker) => () => Array.from({ length: maker.whole(3, 8) }, () => maker.pick(glosses())).join(". "),
    ],
    headers: headers(
      "description|comment|comments|notes|note|remarks|text|review|summary|abstract|message|body|details|content|Beschreibung|Bemerkung|Kommentar|commentaire|remarques|descripción|observaciones|note|descrizione|opmerking|bio|question|answer|reason|caption|tweet|quote|definition|instructions|requirements|feedback|Stateavg|sentence|lyrics",
    ),
  },
  person_list: {
    recipes: [
      (maker) => {
        const separator = maker.pick([", ", "; ", " & ", " and ", " / ", "|", ", "]);
        const isReversed = maker.chance(0.25) && separator !== ", ";
        return () =>
          Array.from({ length: maker.whole(separator === " and " ? 2 : 1, separator.length === 3 ? 2 : 5) }, () =>
            maker.fill(isReversed ? "{last}, {first}" : "{first} {last}"),
          ).join(separator);
      },
      (maker) => () =>
        Array.from({ length: maker.whole(2, 5) }, () => `${maker.fill("{last}")} ${maker.upper(1)}`).join(", "),
      (maker) => () =>
        Array.from({ length: maker.whole(2, 4) }, () => `${maker.upper(1)}. ${maker.fill("{last}")}`).join(", "),
    ],
    headers: headers(
      "authors|author|actors|cast|starring|members|participants|writers|directors|players|Autoren|auteurs|autores|autori|producers|team|speakers|editors|co-authors|stars",
    ),
  },
  json: {
    recipes: [
      (maker) => () =>
        JSON.stringify({ id: maker.whole(1, 999), name: maker.fill("{noun}"), active: maker.chance(0.5) }),
      (maker) => () => JSON.stringify(Array.from({ length: maker.whole(0, 4) }, () => maker.whole(1, 99))),
      (maker) => () =>
        JSON.stringify({ [maker.word("tag")]: maker.word("category"), [maker.word("tag")]: [maker.word("tag")] }),
      (maker) => () => JSON.stringify([{ id: maker.whole(1, 99), name: maker.word("category") }]),
    ],
    headers: headers("json|data|payload|metadata|attributes|properties|config|settings|extra|params|genres|meta"),
  },
  markup: {
    recipes: [
      anyTemplate("<p>{subject} {clause}.</p>", "<p>{remark}</p>", "<div><b>{noun}</b> {clause}</div>"),
      anyTemplate(
        '<a href="https://example.org/{9}{9}">{noun}</a>',
        "<b>{noun}</b>",
        "<br/>{noun}",
        '<img src="{9}.png" alt="{noun}"/>',
      ),
      anyTemplate(
        '<item id="{99}"><name>{noun}</name></item>',
        "<li>{noun}</li>",
        '<span class="{tag}">{remark}</span>',
      ),
    ],
    headers: headers("html|body|xml|markup|content|description_html|source|snippet|template|embed"),
  },
};
