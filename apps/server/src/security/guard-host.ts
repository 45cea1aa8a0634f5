/**
 * Refuses requests for names that are not ours. A page of another site whose name was made to lead here (DNS rebinding)
 * would be of our own origin for the browser, but it says its name. Source: OWASP ASVS 5.0 §3.5; RFC 9110 §15.5.20.
 */
import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";

type HostSettings = Pick<Config, "allowedHosts" | "host" | "publicUrl">;

export function guardHost(app: FastifyInstance, settings: HostSettings): void {
  const known = knownHosts(settings);
  if (known === undefined) return;
  app.addHook("onRequest", async ({ headers }) => {
    const name = nameOf(headers.host ?? "");
    if (!isSafe(name) && !known.has(name))
      throw new Problem("unknown_host", `"${name.slice(0, 100)}" is neither PUBLIC_URL nor one of ALLOWED_HOSTS`);
  });
}

/** Returns undefined if any host name may be ours: no setting names one, and the service listens beyond this machine. */
function knownHosts({ allowedHosts, host, publicUrl }: HostSettings): ReadonlySet<string> | undefined {
  const isForThisMachine = host === "localhost" || host === "::1" || host.startsWith("127.");
  if (publicUrl === "" && allowedHosts.length === 0 && !isForThisMachine) return undefined;
  return new Set([...allowedHosts, ...(publicUrl === "" ? [] : [new URL(publicUrl).hostname])]);
}

/** Recognises an address or a name without a dot, such as localhost or a container's name, which cannot be registered. */
function isSafe(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, "")) !== 0 || !name.includes(".");
}

/** Removes the port and the final dot of a name. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
