/**
 * Name of an event: a festival, match, conference, war. Kept as written.
 * Sources: schema.org, Event and its subtypes; Wikidata's classes of events.
 */

import { headerWords } from "../columns/header-words.ts";
import { indexHeadWords } from "../names/head-words.ts";
import { GAP, LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";

const MAX_KNOWN_LENGTH = 118;
const eventWord = indexHeadWords(
  "festival fest conference cup championship championships marathon war battle expo exhibition summit concert tour tournament symposium congress olympics games gala webinar workshop seminar meetup convention fair parade ceremony race rally regatta grand-prix prix open masters derby bowl series league playoffs final finals earthquake hurricane election referendum revolution siege treaty party wedding retreat bootcamp hackathon camp fundraiser auction market show night live evening performance recital screening lecture talk class " +
    "konzert messe tagung kongress turnier meisterschaft ausstellung vortrag krieg schlacht fest lauf markt wahl abstimmung konferenz weltmeisterschaft " +
    "concert salon congres tournoi championnat exposition guerre bataille coupe fete course colloque conference " +
    "concierto feria congreso torneo campeonato exposicion guerra batalla copa fiesta carrera conferencia festival " +
    "feira campeonato exposicao batalha taca corrida festa concerto mostra torneo campionato battaglia coppa gara fiera " +
    "toernooi kampioenschap tentoonstelling oorlog slag beurs congres",
);

export const eventName = defineOpenListNames({
  id: "event_name",
  title: "Name of an event",
  group: "text",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH },
  maxLength: 300,
  needsLetters: false,
  headers: [
    headerWords(
      "(?:event|conference|tournament|competition|race|festival|concert|match|meeting|show|exhibition|webinar|course)s?(?:[ _-]?(?:name|title))?",
    ),
    headerWords(
      "veranstaltung(?:sname)?|anlass|ereignis|turnier|wettbewerb|événement|évènement|manifestation|evento|acontecimiento|torneo|manifestazione|evenement|wedstrijd",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0 || (shape & GAP) === 0) return 0.02;
    const place = eventWord(text);
    if (place === undefined) return 0.05;
    return /\b(?:19|20)\d\d\b/.test(text) ? 0.8 : place === "inside" ? 0.3 : 0.6;
  },
});
