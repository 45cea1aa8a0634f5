/**
 * Name of a domain or host, in small letters, its own letters instead of Punycode.
 * Sources: RFC 1123 §2.1; RFC 3492 (Punycode); the Public Suffix List (as packed by tldts).
 */
import { parse } from "tldts";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { decodeDomain } from "./punycode.ts";

const MAX_NAME_LENGTH = 253;
const HOST = /^(?=[^.])[\p{L}\p{N}\p{M}._-]+$/u;
const LABELS =
  /^(?:[\p{L}\p{N}\p{M}_](?:[\p{L}\p{N}\p{M}_-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,61}|xn--[a-z\d-]{1,59})$/iu;
/** Endings of domains that are endings of files more often. */
const FILES = /\.(?:zip|mov|py|sh|rs|md|pl|ps|cc|ai|so|app|bz|ml|java|foo|cab)$/i;

export const domain = defineEntity({
  id: "domain",
  title: "Domain",
  group: "contact",
  prefilter: { minLength: 4, maxLength: 253, all: ["dot"], only: ["letter", "digit", "dot", "hyphen", "underscore"] },
  type: "text",
  maxLength: 300,
  headers: [
    headerWords(
      "(?:sub)?domains?(?:[ _-]?names?)?|host(?:[ _-]?name)?s?|fqdn|site|server|domäne|nom de domaine|domaine|hôte|dominio|domínio|nome (?:de )?domínio|nome (?:a )?dominio|domein(?:naam)?",
    ),
  ],
  recognise: (text) => {
    const dot = text.indexOf(".");
    if (dot <= 0 || text.length < 4 || text.length > MAX_NAME_LENGTH) return 0;
    const last = text.charCodeAt(text.length - 1);
    if ((last >= 48 && last <= 57) || !HOST.test(text)) return 0;
    if (cleanDomain(text).kind !== "ok") return 0;
    return FILES.test(text) ? 0.4 : 0.9;
  },
  has: () => false,
  clean: cleanDomain,
});

function cleanDomain(text: string): Outcome {
  const bare = text
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "")
    .replace(/\.$/, "");
  if (!LABELS.test(bare) || bare.length > MAX_NAME_LENGTH) return invalid("Not a domain name.", suggest(bare));
  const output = decodeDomain(bare.toLowerCase());
  const host = parse(output, { allowPrivateDomains: true });
  if (host.domain === null && host.publicSuffix !== output) return invalid("Not a domain name.");
  if (host.isIcann !== true && host.isPrivate !== true) return invalid(`No domain ends in ".${host.publicSuffix}".`);
  const components = { subdomain: host.subdomain ?? "", domain: host.domain ?? output, tld: host.publicSuffix ?? "" };
  return rewritten(text, output, { why: "Only the domain, in lowercase.", rule: "form", components });
}

function suggest(bare: string): readonly string[] {
  const candidate = bare
    .replace(/[/?#].*$/s, "")
    .replace(/,(?=\p{L}{2,}$)/u, ".")
    .toLowerCase();
  return candidate !== bare && LABELS.test(candidate) && parse(candidate).isIcann === true ? [candidate] : [];
}
