/**
 * Media type of a file or message, in small letters; parameters stay as they are.
 * Sources: RFC 6838 §4.2; IANA's registry of media types (as packed by mime-db).
 */
import mimeDb from "mime-db/db.json" with { type: "json" };
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { indexNearNames, type NearName } from "../names/near-name.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";

const KNOWN: ReadonlySet<string> = new Set(Object.keys(mimeDb));
const FAMILIES: ReadonlySet<string> = new Set(
  "application audio font image message model multipart text video chemical haptics".split(" "),
);
const TYPE = /^([a-z]{4,11})\/([a-z\d][a-z\d!#$&^_.+-]{0,126}|\*)$/;
/** Frequent slips that are more than a typing error away from one type only. */
const SLIPS: Readonly<Record<string, string>> = {
  "image/jpg": "image/jpeg",
  "image/svg": "image/svg+xml",
  "text/json": "application/json",
  "audio/mp3": "audio/mpeg",
  "application/csv": "text/csv",
  "application/doc": "application/msword",
};
let findNear: NearName | undefined;

const PARAMETERS = /^\s*;.*$/s;

export const mimeType = defineEntity({
  id: "mime_type",
  title: "Media type",
  group: "contact",
  prefilter: { minLength: 6, all: ["slash"], any: ["letter"] },
  type: "text",
  maxLength: 300,
  headers: [
    headerWords(
      "(?:mime|media|content|file)[ _-]?types?|mime|medientyp|inhaltstyp|dateityp|type (?:de )?(?:contenu|mime|média)|tipo (?:de )?(?:contenido|conteúdo|mime|archivo)|tipo di contenuto|bestandstype",
    ),
    /(?:mime|content)Type$/i,
  ],
  recognise: (text) => {
    const slash = text.indexOf("/");
    if (slash < 4 || slash > 11 || !FAMILIES.has(text.slice(0, slash).toLowerCase())) return 0;
    return cleanType(text).kind === "ok" ? 0.97 : 0.1;
  },
  clean: cleanType,
});

function cleanType(text: string): Outcome {
  const end = text.indexOf(";");
  const name = (end === -1 ? text : text.slice(0, end)).trim().toLowerCase();
  const parameters = end === -1 ? "" : text.slice(end);
  const [, family = "", subtype = ""] = TYPE.exec(name) ?? [];
  if (!FAMILIES.has(family) || !PARAMETERS.test(parameters || ";")) return invalid("Not a media type.");
  if (!isKnown(name, family, subtype)) return invalid("No registered media type.", suggest(name));
  return rewritten(text, `${name}${parameters}`, {
    why: "In lowercase.",
    rule: "case",
    components: { type: family, subtype },
  });
}

/** Makers may name types of their own behind vnd., prs. and x-. */
function isKnown(name: string, family: string, subtype: string): boolean {
  return (
    KNOWN.has(name) ||
    subtype === "*" ||
    /^(?:vnd|prs|x)[.-]./.test(subtype) ||
    /\+(?:xml|json|zip|gzip|cbor)$/.test(subtype) ||
    family === "multipart"
  );
}

function suggest(name: string): readonly string[] {
  const slip = Object.hasOwn(SLIPS, name) ? SLIPS[name] : undefined;
  if (slip !== undefined) return [slip];
  findNear ??= indexNearNames(KNOWN);
  const near = findNear(name);
  return near === undefined ? [] : [near];
}
