/** Counts that a table was opened, for the feed of popular tables. No request waits for it. */
import { isIPv6 } from "node:net";
import { catalogueStore, type TableOpen } from "@limpid/database";
import type { Context } from "../context.ts";

export function noteOpen(open: TableOpen, { database, log }: Pick<Context, "database" | "log">): void {
  catalogueStore.countOpen(database.db, { ...open, address: findNetwork(open.address) }).catch((error: unknown) => {
    log.warn({ err: error }, "that a table was opened could not be counted");
  });
}

/** Anyone with one IPv6 address has 2^64 of them. */
export function findNetwork(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const last = tail.split(":").filter((group) => group !== "");
  const zeros = address.includes("::") ? Array<string>(8 - groups.length - last.length).fill("0") : [];
  const all = [...groups, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
  return `${all.slice(0, 4).join(":")}::/64`;
}
