/**
 * The name that a person logs in or posts with, kept letter for letter.
 * Sources: POSIX.1-2017 §3.437 (user name); GitHub's and X's rules for names of users.
 */
import { defineEntity } from "../entity.ts";
import { CAPITAL, DIGIT, LETTER, nameShape, SMALL } from "../names/name-shape.ts";
import { confirmed, invalid } from "../outcome.ts";

const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_.-]$/u;

export const username = defineEntity({
  id: "username",
  title: "User name",
  group: "person",
  prefilter: { minLength: 3, maxLength: 40, only: ["letter", "digit", "underscore", "dot", "hyphen"] },
  type: "text",
  care: "exact",
  isPersonal: true,
  maxLength: 64,
  headers: [
    /\b(user ?name|user|login|screen ?name|nick(?:name)?|handle|account ?name|userid|user ?id)\b/i,
    /(?:user|screen|login)_?name/i,
    /\b(benutzername|benutzer|nutzername|utilisateur|pseudo|usuario|utilizador|usuário|utente|gebruiker|gebruikersnaam)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 40 || text.length < 3 || !NAME.test(text)) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0) return 0.02;
    const isMixed = (shape & DIGIT) !== 0 || text.includes("_") || /\p{Ll}\p{Lu}/u.test(text);
    if (isMixed && (shape & SMALL) !== 0) return /^[\p{L}_.-]+\d{0,6}$/u.test(text) ? 0.45 : 0.3;
    return (shape & CAPITAL) === 0 ? 0.25 : 0.08;
  },
  clean: (text) => {
    const name = text.trim();
    if (NAME.test(name)) return confirmed(text);
    return invalid(
      name.includes(" ") ? "Contains a space." : "Contains a character that user names can't have.",
      suggest(name),
    );
  },
});

function suggest(name: string): readonly string[] {
  const bare = name.replace(/^@/, "");
  return bare !== name && NAME.test(bare) ? [bare] : [];
}
