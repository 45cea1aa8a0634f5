import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** Identifies the network behind an address. For IPv6 it is the first half, because each network chooses the other freely. */
export function findNetwork(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [address = ""] = ip.split("%");
  const [first = [], last = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((groups) => groups.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(GROUPS - first.length - last.length).fill("0");
  return [...first, ...zeros, ...last].slice(0, GROUPS / 2).join(":");
}
