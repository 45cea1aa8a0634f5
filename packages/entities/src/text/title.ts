/**
 * Title of a work: a book, film, song, article. Case, signs and numbers belong to it and stay.
 * Sources: schema.org, CreativeWork; ISO 690 (titles in references).
 */
import { headerWords } from "../columns/header-words.ts";
import { CAPITAL, GAP, LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";

const MAX_KNOWN_LENGTH = 200;
const OPENING =
  /^(?:the|a|an|how|why|what|when|where|on|in|my|der|die|das|ein|eine|wie|le|la|les|l'|un|une|el|los|las|una|o|os|as|il|lo|gli|het|een|de)\b[ ']/i;
/** Small words among capitals: "Lord of the Rings". */
const SMALL_WORDS = / (?:of|the|and|in|for|to|a|with|from|on|at|und|der|von|et|de|du|la|y|del|e|di|en|van) /;
const PARTS = /: \p{Lu}|[!?]$|\((?:feat|remix|live|part|vol|volume|remastered)\b|\bvol(?:ume|\.)? \d/iu;

export const title = defineOpenListNames({
  id: "title",
  title: "Title of a work",
  group: "text",
  care: "wording",
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH },
  maxLength: 2_000,
  needsLetters: false,
  isUnique: true,
  allowedTokens: ["null", "nan", "nil", "nat"],
  headers: [
    headerWords(
      "(?:book|movie|film|song|track|album|article|paper|episode|show|series|game|original|work|video|course|post|dataset|report|story|page|recipe|headline|publication|project|main)?[ _-]?(?:title|titles|headline)|movie|film|song|track|album|book|episode|episode[ _-]?name|game|track[ _-]?name",
    ),
    headerWords(
      "titel|buch|lied|überschrift|werk|titre|livre|chanson|œuvre|título|libro|película|canción|obra|livro|música|titolo|brano|opera|boek|nummer|liedje",
    ),
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > MAX_KNOWN_LENGTH) return 0;
    if (text.length <= 120) {
      const shape = nameShape(text);
      if ((shape & LETTER) === 0) return 0.02;
      if ((shape & GAP) === 0) return 0.06;
      if ((shape & CAPITAL) === 0) return 0.1;
    }
    if (text.endsWith(".") || text.endsWith(";")) return 0.1;
    const signs = Number(OPENING.test(text)) + Number(SMALL_WORDS.test(text)) + Number(PARTS.test(text));
    return 0.15 + 0.2 * signs;
  },
});
