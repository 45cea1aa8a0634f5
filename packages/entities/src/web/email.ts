/**
 * E-mail address, one per cell. Accepts what people type, not all that the RFC allows. The domain is written in small
 * letters; the part before the @ may distinguish case, so it is only lowered when the whole address is in capitals.
 * Sources: RFC 5321 §4.1.2; the HTML standard's e-mail input; RFC 2606 §2 for the endings that nobody has.
 */
import { parse } from "tldts";
import { defineEntity } from "../entity.ts";
import { impossible, invalid, type Outcome, rewritten } from "../outcome.ts";

const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,253}$/u;
const FOREIGN_TO_USER = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const FOREIGN_TO_DOMAIN = /[^\p{L}\p{N}.-]/u;
const OBFUSCATED_AT = /\s*(?:\(at\)|\[at\]|\{at\}|<at>)\s*/gi;
const OBFUSCATED_DOT = /\s*(?:\(dot\)|\[dot\]|\{dot\})\s*/gi;
const NAMED = /^[^<>@]{1,100}<([^<>\s]{3,254})>$/;

/** Names of providers whose addresses anybody may have; each has several endings. */
const FREE = new Set(
  "gmail googlemail yahoo ymail hotmail outlook live msn aol icloud me mac gmx web t-online freenet bluewin sunrise hispeed orange wanadoo free laposte sfr libero virgilio alice tiscali terra uol bol proton protonmail pm tutanota zoho yandex mail inbox rambler bk seznam centrum wp onet interia o2 abv freemail citromail ukr i qq 163 126 sina naver hanmail daum rediffmail comcast verizon att sbcglobal cox btinternet sky ntlworld virginmedia bigpond telia ziggo kpn planet xs4all home skynet telenet fastmail hey".split(
    " ",
  ),
);

/** Reserved for what is made up, so that a table with such addresses means them. */
const MADE_UP = new Set(["example", "test"]);

export const email = defineEntity({
  id: "email",
  title: "E-mail address",
  group: "contact",
  prefilter: { any: ["at", "round", "bracket", "angle"] },
  type: "text",
  isPersonal: true,
  maxLength: 320,
  headers: [/e-?mail/i, /\b(mail|correo|courriel|correio|posta elettronica)\b/i],
  recognise: (text) => {
    const at = text.indexOf("@");
    if (at > 0) return ADDRESS.test(text) && text.includes(".", at) ? 0.97 : /^mailto:/i.test(text) ? 0.9 : 0.1;
    return ADDRESS.test(unmask(text)) ? 0.9 : 0;
  },
  has: () => false,
  clean: cleanAddress,
  isPlain,
});

/** Few addresses are masked, or named as one. */
const MAY_BE_MASKED = /[([{<]|^mailto:/i;

function unmask(text: string): string {
  if (!MAY_BE_MASKED.test(text)) return text;
  return text
    .replace(/^mailto:/i, "")
    .replace(OBFUSCATED_AT, "@")
    .replace(OBFUSCATED_DOT, ".");
}

const PLAIN = /^(?=.{1,64}@)[a-z0-9_-]+(?:[.+][a-z0-9_-]+)*@([a-z0-9.-]{1,253})$/;
const MAX_REMEMBERED = 1000;
/** Domains that stay as they are written; few have most of the addresses. */
const plainDomains = new Map<string, boolean>();

function isPlain(text: string): boolean {
  const domain = PLAIN.exec(text)?.[1];
  if (domain === undefined) return false;
  let isKnown = plainDomains.get(domain);
  if (isKnown === undefined) {
    const outcome = cleanAddress(`a@${domain}`);
    isKnown = outcome.kind === "ok" && outcome.output === `a@${domain}`;
    if (plainDomains.size >= MAX_REMEMBERED) plainDomains.clear();
    plainDomains.set(domain, isKnown);
  }
  return isKnown;
}

function cleanAddress(text: string): Outcome {
  const address = unmask(text);
  const parts = address.split("@");
  const [user = "", domain = ""] = parts;
  if (parts.length !== 2 || !ADDRESS.test(address)) {
    const suggestions = suggestAddress(address);
    // Only an address can have this slip, so that many of them do not refute the class.
    return suggestions.length > 0 ? impossible(whyNoAddress(parts), suggestions) : invalid(whyNoAddress(parts));
  }
  if (user.startsWith(".") || user.endsWith(".") || user.includes(".."))
    return invalid("A dot in the wrong place before the @.");
  if (domain.endsWith(".")) return impossible("A dot at the end.", suggestAddress(address));
  const host = parse(domain.toLowerCase(), { mixedInputs: false });
  if (host.hostname === null || host.domain === null) return invalid(`"${domain}" is not a domain.`);
  const isKnown = host.isIcann === true || host.isPrivate === true || MADE_UP.has(host.publicSuffix ?? "");
  if (!isKnown) return invalid(`No domain ends in ".${host.publicSuffix}".`);
  const isShouted = address === address.toUpperCase();
  const output = `${isShouted ? user.toLowerCase() : user}@${domain.toLowerCase()}`;
  return rewritten(text, output, {
    why: whyChanged(text, address, isShouted),
    rule: address === text ? "form" : "unmasked",
    components: {
      user: output.slice(0, user.length),
      domain: domain.toLowerCase(),
      tld: host.publicSuffix ?? "",
      is_free: String(FREE.has(host.domainWithoutSuffix ?? "")),
    },
  });
}

function whyChanged(text: string, address: string, isShouted: boolean): string {
  if (address !== text) return "Only the address kept, with its @.";
  return isShouted ? "In lowercase: the whole address was in capitals." : "Domain in lowercase.";
}

function whyNoAddress(parts: readonly string[]): string {
  const [user = "", domain = ""] = parts;
  if (parts.length < 2) return "No @.";
  if (parts.length > 2) return "More than one @.";
  const foreign = (FOREIGN_TO_USER.exec(user) ?? FOREIGN_TO_DOMAIN.exec(domain))?.[0];
  if (foreign === undefined) return "A part is missing or too long.";
  return foreign.trim() === "" ? "Contains a space." : `A "${foreign}" where addresses cannot have one.`;
}

function suggestAddress(address: string): readonly string[] {
  const inBrackets = NAMED.exec(address)?.[1];
  const candidate =
    inBrackets ??
    address
      .replace(/ at /i, "@")
      .replace("@@", "@")
      .replace(/\.+$/, "")
      .replace(/,(?=\p{L}{2,}$)/u, ".")
      .replace(/\s+/g, "");
  return candidate !== address && cleanAddress(candidate).kind === "ok" ? [candidate] : [];
}
