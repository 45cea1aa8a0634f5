/** How web pages name works, events and products, and what they say of them. */

import { oneList, pickTemplate, type Recipes } from "./maker.ts";
import { commonNouns, properNames } from "./package-words.ts";
import { around, names, whole } from "./shared-recipes.ts";

const EVENT_LIKE = [
  "{eventTheme} {eventKind} - {place}",
  "{eventKind}: {noun} and {noun}",
  "{first} {last} - {noun}",
  "{noun} {eventKind}",
  "{eventTheme} for Beginners",
  "{eventTheme} with {first} {last}",
  "{place} vs. {place}",
  "{abstract} 101",
  "Monthly {eventTheme} Meeting",
  "{eventTheme} Night",
  "{first}'s {eventKind}",
  "{noun} at the {noun}",
  "{adjective} {noun} {eventExtra}",
  "{eventTheme} Level {9}",
  "Closed for {eventTheme}",
  "{mascot} vs {mascot}",
];

export const webWorks: Recipes = {
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
    pickTemplate([
      "{first} {last} Memorial {eventKind}",
      "{place} {eventTheme} {eventKind} and {eventKind}",
      "{eventKind} of the {group}",
      "{eventTheme} Appreciation Day",
      "{eventTheme} {eventKind} – {eventTheme} – {place}",
      "{noun} Play Date",
      "{person} {eventKind} (ages {9}-{20})",
      "{act} {act} Live Stream",
      "Q&A with {person} {first} {last}",
      "{eventTheme}: {act} the {idea} of {noun}",
      "{abstract} Lunch & Learn",
      "{group} {event} Kickoff",
      "{adjective} {event} {eventKind}",
    ]),
    pickTemplate([
      "{act} Workshop",
      "{act} with {first}",
      "{eventTheme} Club",
      "Free {act} Class",
      "{idea} Conference 20{9}{9}",
      "{person} Meetup",
      "{artifact} Show",
      "{food} Festival",
    ]),
    pickTemplate([
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
      "{act} & {act} {eventKind}",
      "{group} Meeting",
      "{eventTheme} {eventKind} &#8211; {place}",
      "{abstract} {eventKind}: {idea} and {idea} in {place}",
    ]),
    pickTemplate(["{act} {eventKind}", "{idea} {eventKind}", "{artifact} {event}", "{act}"]),
    pickTemplate(EVENT_LIKE),
    pickTemplate(EVENT_LIKE),
    pickTemplate(EVENT_LIKE),
    (maker) => () =>
      maker.fill(
        `${maker.pick(["{place}", "{club}", "{place} {mascot}"])} ${maker.pick(["vs", "vs.", "v", "@", "at", "-"])} ${maker.pick(["{place}", "{club}", "{place} {mascot}"])}`,
      ),
  ],
  title: [
    pickTemplate(["S0{9}E{20}", "Season {9}, Episode {20}"]),
    pickTemplate(["{last} v. {last}", "{last} v. {last} {legalForm}", "In re {last}", "United States v. {last}"]),
    pickTemplate([
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
      "{artifact} {9}",
      "{last} v. {last}",
      "{last} v. {last} {legalForm}",
      "S0{9}E{20}",
    ]),
    pickTemplate([
      "The {artifact}",
      "{idea} and {idea}",
      "The {adjective} {person}",
      "{dishStyle} {food} {dishKind}",
      "{food} with {dishSide}",
    ]),
    pickTemplate([
      "{noun} - Season {9} (20{9}{9}) Watch Online",
      "{noun} {noun} ({adjective})",
      "{noun}: {adjective} {noun}",
      "{abstract} {noun}",
      "{noun}s",
      "{adjective}",
      "{first} {noun}",
      "{adjective} {noun} {9}",
      "{noun} of {noun}: {adjective} {noun}",
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
    pickTemplate([
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
    pickTemplate([
      "{artifact}",
      "{productTrait} {artifact}",
      "{brand} {artifact}",
      "{adjective} {artifact}, {productTrait}",
    ]),
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
    pickTemplate([
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
  list: [
    oneList("Cash, Check, Credit Card|Cash, Visa, Mastercard"),
    (maker) => () => maker.fill("{tag}, {noun}, {adjective} {tag}").toLowerCase(),
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
    pickTemplate([
      "{adjective} {productThing} by {brand}. {clause}",
      "{last} was a {occupation} and {occupation} from {place}",
      "{noun}s, {noun}s and {noun}s: {subject} {clause}",
      "{requirement}; {requirement}",
      "{first} {clause}",
      "Please {noun} the {noun}",
    ]),
  ],
};
