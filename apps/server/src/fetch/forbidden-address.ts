/** Which addresses a URL upload may not reach: all but the public unicast ones. Sources: IANA special registries. */
import ipaddr from "ipaddr.js";

/** True for an address that is not public, or no address at all. */
export function isForbiddenAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  // An IPv4 address can hide in several IPv6 forms (mapped, NAT64, 6to4, compatible): none of these is "unicast"
  // but the compatible one, ::a.b.c.d, which no registry assigns.
  if (parsed.kind() === "ipv6") {
    const v6 = parsed as ipaddr.IPv6;
    if (v6.parts.slice(0, 6).every((part) => part === 0)) return true;
  }
  return parsed.range() !== "unicast";
}
