import { CALLS, type ReasonerReply } from "@limpid/contract";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";

const MOST_MS = 60_000;

/** The same call as on the reasoner's own port, for pages that may only speak to their own origin. */
export const reasonLines = defineCall("reasonLines", async ({ body }, context) => {
  const port = context.reasonerPort();
  if (port === undefined) throw new Problem("unavailable", "The reasoner is starting");
  const reply = await fetch(`http://${hostOf(context.config.host)}:${port}${CALLS.reasonLines.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(MOST_MS),
  }).catch((error: unknown) => {
    throw new Problem("unavailable", "The reasoner does not answer", { cause: error });
  });
  if (!reply.ok) throw new Problem("unavailable", `The reasoner answered ${reply.status}`);
  return (await reply.json()) as ReasonerReply;
});

/** Where the reasoner is reached from here; it listens where the server does. */
function hostOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
