/**
 * IP address of version 4 or 6, in the shortest form; a network behind a slash and a port behind a colon stay.
 * Sources: RFC 4291 §2.2; RFC 5952 (canonical text of IPv6); RFC 6943 §3.1.1 (loose forms of IPv4).
 */
import ipaddr from "ipaddr.js";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { edgeFilter } from "../prefilters/edge-filter.ts";

const V4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const V6 = /^[\da-f:.]{2,45}(?:%[\w.-]{1,20})?$/i;
const TAIL = /(?:\/\d{1,3}|(?<=[\]\d]):\d{1,5})$/;
const MAX_PORT = 65_535;

const mayBe = edgeFilter({ minLength: 2, maxLength: 70, first: "0123456789ABCDEF:[" });

export const ipAddress = defineEntity({
  id: "ip_address",
  title: "IP address",
  group: "contact",
  prefilter: { minLength: 2, maxLength: 70, any: ["dot", "colon"] },
  type: "text",
  isPersonal: true,
  maxLength: 80,
  headers: [
    headerWords(
      "ips?(?:v[46])?(?:[ _-]?(?:addr(?:ess(?:es)?)?|no))?|(?:client|server|host|remote|source|src|dest(?:ination)?|dst)[ _-]?(?:ip|addr)",
    ),
    headerWords("ip-?adresse|adresse ip|dirección ip|endereço ip|indirizzo ip|ip-adres"),
  ],
  recognise: (text) => {
    if (!mayBe(text)) return 0;
    if (text.includes(".") && V4.test(text)) return ipaddr.IPv4.isValidFourPartDecimal(text) ? 0.97 : 0.2;
    return text.includes(":") && text.indexOf(":") !== text.lastIndexOf(":") && readsAsV6(text) ? 0.9 : 0;
  },
  clean: cleanAddress,
});

function readsAsV6(text: string): boolean {
  return V6.test(text) && ipaddr.IPv6.isValid(text);
}

function cleanAddress(text: string): Outcome {
  const tail = V6.test(text) && ipaddr.IPv6.isValid(text) ? "" : (TAIL.exec(text)?.[0] ?? "");
  const host = text.slice(0, text.length - tail.length);
  const isBracketed = /^\[.*\]$/.test(host);
  const bare = isBracketed ? host.slice(1, -1) : host;
  const address = parse(bare);
  if (address === undefined) return invalid(V4.test(bare) ? "A part is greater than 255." : "Not an IP address.");
  const bits = address.kind() === "ipv4" ? 32 : 128;
  if (tail.startsWith("/") && Number(tail.slice(1)) > bits) return invalid(`A mask has at most ${bits} bits.`);
  if (tail.startsWith(":") && Number(tail.slice(1)) > MAX_PORT) return invalid(`No port is above ${MAX_PORT}.`);
  const written = write(address);
  const output = isBracketed && tail.startsWith(":") ? `[${written}]${tail}` : `${written}${tail}`;
  return rewritten(text, output, {
    why: "In the shortest form.",
    rule: "form",
    components: { version: address.kind() === "ipv4" ? "4" : "6", is_private: String(isPrivate(address)) },
  });
}

/** Zeros in front of a part are read as decimal, as people mean them, though some programs read octal. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const decimal = V4.test(text) ? text.replace(/(^|\.)0+(?=\d)/g, "$1") : text;
  if (ipaddr.IPv4.isValidFourPartDecimal(decimal)) return ipaddr.IPv4.parse(decimal);
  return readsAsV6(text) ? ipaddr.IPv6.parse(text) : undefined;
}

function write(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address.kind() === "ipv4") return address.toString();
  const v6 = address as ipaddr.IPv6;
  return v6.isIPv4MappedAddress() ? `::ffff:${v6.toIPv4Address().toString()}` : v6.toRFC5952String();
}

function isPrivate(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return ["private", "uniqueLocal", "loopback", "linkLocal", "carrierGradeNat"].includes(address.range());
}
