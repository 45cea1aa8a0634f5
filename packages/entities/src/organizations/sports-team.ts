/**
 * A sports team or club, with its town where it is written in front.
 * Sources: the leagues' lists of clubs (UEFA; NBA, NFL, MLB, NHL); schema.org, SportsTeam.
 */

import { headerWords } from "../columns/header-words.ts";
import { indexHeadWords } from "../names/head-words.ts";
import { LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { teamNicknameAt } from "./team-nicknames.ts";

const MAX_KNOWN_LENGTH = 70;
const clubWord = indexHeadWords(
  "fc afc cf sc ac bc rc hc ssc fk sk nk bk ifk aik cd ud sd rcd cfc vfb vfl tsv tsg sv bsc fsv ogc psv rsc united rovers wanderers athletic albion hotspur town county city sporting real atletico dynamo dinamo spartak lokomotiv cska racing rangers celtic olympique borussia eintracht hertha bayern juventus inter milan ajax feyenoord galatasaray fenerbahce besiktas panathinaikos olympiacos benfica porto flamengo palmeiras corinthians santos boca river",
);
const INITIALS = /(?:^|\s)(?:[AFRSBH]\.?[CK]\.?|[A-Z]F\.?C\.?|1\. ?FC|C\.?F\.?|U\d\d|W?FC)(?:\s|$)/;

export const sportsTeam = defineOpenListNames({
  id: "sports_team",
  title: "Sports team",
  group: "org",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  maxLength: 150,
  needsLetters: false,
  headers: [
    headerWords(
      "(?:home|away|visiting|sports?|opposing)?[ _-]?(?:team|club|squad|franchise)s?(?:[ _-]?name)?|opponent|winner|loser|tm",
    ),
    headerWords(
      "mannschaft|heimteam|gastteam|verein|gegner|équipe|adversaire|equipo|rival|time|equipe|adversário|squadra|avversario|ploeg|elftal|tegenstander",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH || (nameShape(text) & LETTER) === 0) return 0;
    if (teamNicknameAt(text) >= 0) return text.includes(" ") ? 0.92 : 0.6;
    if (!text.includes(" ")) return 0.03;
    if (INITIALS.test(text)) return 0.8;
    const place = clubWord(text);
    return place === undefined ? 0.04 : place === "inside" ? 0.15 : 0.45;
  },
  componentsOf: (text) => {
    const at = teamNicknameAt(text);
    return { city: at > 0 ? text.slice(0, at).trim() : "" };
  },
});
