/**
 * Web address. Scheme and host are written in small letters; the rest may distinguish case and stays.
 * Sources: RFC 3986 §6.2.2.1 (case of scheme and host); the WHATWG URL standard.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { parse } from "tldts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

const WITH_SCHEME = /^(https?|ftps?):\/\/([^/?#\s]+)([/?#]\S*)?$/i;
const WITHOUT_SCHEME = /^([^/?#\s@:]{1,253}\.[^/?#\s@:.]{2,63}(?::\d{1,5})?)([/?#]\S*)?$/i;
/** Endings of hosts inside a network, and those kept free for examples. */
const LOCAL = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|test|example|invalid|onion|arpa)$/;
const BROKEN_SCHEME = /^h?t{1,3}ps?[:;]?\/{1,3}(?=[\p{L}\d])/iu;
const BRACKETED = /^<(\S+)>$/;

/** A path on a site that only the table knows. */
const RELATIVE = /^\.{0,2}\/[^\s/]\S*$/;
const HABIT = 0.2;

export const url = defineEntity<{ readonly isRelative: boolean }>({
  id: "url",
  title: "Web address",
  group: "contact",
  prefilter: { any: ["colon", "dot"], none: ["gap"], first: ["small", "capital"] },
  type: "text",
  isLink: true,
  maxLength: 2_083,
  headers: [
    /\b(url|uri|link|href|website|web ?site|homepage|webseite|site ?web|sitio ?web|sito|página|webpage|image)\b/i,
  ],
  recognise: (text) => (WITH_SCHEME.test(text) ? 0.97 : /^www\./i.test(text) && WITHOUT_SCHEME.test(text) ? 0.9 : 0),
  has: () => false,
  learn: (values) => ({ isRelative: areRelative(values) }),
  describe: ({ isRelative }) => (isRelative ? ["Paths without a site, so they are left unchanged."] : []),
  clean: (text, { isRelative }) => (isRelative && RELATIVE.test(text) ? confirmed(text) : cleanUrl(text)),
});

function areRelative(values: readonly CountedValue[]): boolean {
  return (
    values.length > 0 && countCells(values.filter(({ text }) => RELATIVE.test(text))) >= HABIT * countCells(values)
  );
}

function cleanUrl(text: string): Outcome {
  const bare = BRACKETED.exec(text)?.[1] ?? text;
  const [, scheme, authority = "", rest = ""] = WITH_SCHEME.exec(bare) ?? withoutScheme(bare);
  if (authority === "") return invalid("Not a web address: it has no host.", suggestScheme(bare));
  const host = parse(authority);
  if (host.hostname === null || !isHost(host, scheme !== undefined)) return invalid(`"${authority}" is not a host.`);
  const credentialsEnd = authority.lastIndexOf("@") + 1;
  const place = authority.slice(0, credentialsEnd) + authority.slice(credentialsEnd).toLowerCase();
  const output = `${scheme === undefined ? "" : `${scheme.toLowerCase()}://`}${place}${rest}`;
  const [path = "", query = ""] = rest.replace(/#.*$/s, "").split(/\?(.*)/s);
  const components = {
    scheme: scheme?.toLowerCase() ?? "",
    host: host.hostname,
    domain: host.domain ?? "",
    path,
    query,
  };
  return rewritten(text, output, { why: "Scheme and host in lowercase.", rule: "form", components });
}

function withoutScheme(text: string): readonly (string | undefined)[] {
  const [, authority, rest] = WITHOUT_SCHEME.exec(text) ?? [];
  return ["", undefined, authority, rest];
}

/** A name without a point may be one of the own network, where a scheme says that it is a host at all. */
function isHost(
  { hostname, isIp, isIcann, isPrivate, publicSuffix }: ReturnType<typeof parse>,
  hasScheme: boolean,
): boolean {
  if (hostname === null || /^\.|\.\./.test(hostname)) return false;
  if (isIp === true || isIcann === true || isPrivate === true) return hostname !== publicSuffix;
  return hasScheme && (!hostname.includes(".") || LOCAL.test(hostname));
}

function suggestScheme(text: string): readonly string[] {
  const rest = text.replace(BROKEN_SCHEME, "");
  const candidate = `${/^\w*s\W/i.test(text) ? "https" : "http"}://${rest}`;
  return candidate !== text && rest !== text && cleanUrl(candidate).kind === "ok" ? [candidate] : [];
}
