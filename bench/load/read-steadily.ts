/**
 * Requests at a steady rate, whatever becomes of those before: the time of each counts from when it was due, so that a service that stands still is
 * not spared the requests that would have come meanwhile.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Latencies, latencies } from "../support/statistics.ts";

export interface Reading {
  readonly name: string;
  /** The number of requests of this kind in a hundred. */
  readonly share: number;
  readonly ask: () => { readonly path: string; readonly body?: object };
  /** Throws where the reply is not what is known of the table. */
  readonly check: (reply: string, asked: { readonly path: string; readonly body?: object }) => void;
}

interface NamedLatencies extends Latencies {
  readonly name: string;
}

export interface ReadFigures {
  readonly perSecond: number;
  readonly errors: readonly string[];
  /** How often one was asked to come again, since the service had too much to do; its time goes on until it is answered. */
  readonly putOff: number;
  readonly all: NamedLatencies;
  readonly byName: readonly NamedLatencies[];
}

const MAX_TOLD = 10;

/** Until the signal says so. */
export async function readSteadily(
  url: string,
  {
    perSecond,
    readings,
    until,
  }: { readonly perSecond: number; readonly readings: readonly Reading[]; readonly until: AbortSignal },
): Promise<ReadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times = new Map<string, number[]>(readings.map(({ name }) => [name, []]));
  const errors: string[] = [];
  let putOff = 0;
  const open = new Set<Promise<void>>();
  const started = performance.now();
  for (let index = 0; !until.aborted; index++) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const reading = chosen(readings, index);
    const asked = one(reading, due).finally(() => open.delete(asked));
    open.add(asked);
  }
  await Promise.all(open);
  agent.destroy();
  const byName = readings.map(({ name }) => ({ name, ...latencies(times.get(name) ?? []) }));
  const all = { name: "all", ...latencies([...times.values()].flat()) };
  return { perSecond, errors, putOff, all, byName };

  /** Comes again as the web app does. */
  async function sendPatiently(asked: Parameters<typeof send>[2]): Promise<string> {
    for (;;) {
      try {
        return await send(agent, url, asked);
      } catch (error) {
        if (!(error instanceof PutOff)) throw error;
        putOff++;
        await sleep(error.seconds * 1000);
      }
    }
  }

  async function one({ name, ask, check }: Reading, due: number): Promise<void> {
    const asked = ask();
    try {
      const reply = await sendPatiently(asked);
      times.get(name)?.push(performance.now() - due);
      check(reply, asked);
    } catch (error) {
      if (errors.push(`${name}: ${error instanceof Error ? error.message : String(error)}`) > MAX_TOLD) return;
      console.error(errors.at(-1));
    }
  }
}

class PutOff extends Error {
  constructor(readonly seconds: number) {
    super("It was put off");
  }
}

/** The same mix in every hundred, well shuffled. */
function chosen(readings: readonly Reading[], index: number): Reading {
  let place = (index * 37) % 100;
  for (const reading of readings) {
    if (place < reading.share) return reading;
    place -= reading.share;
  }
  throw new Error("The shares of the readings are not a hundred together");
}

function send(
  agent: Agent,
  url: string,
  { path, body }: { readonly path: string; readonly body?: object },
): Promise<string> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers =
    text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, headers, method: text === undefined ? "GET" : "POST" }, (reply) => {
      let received = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => {
        received += chunk;
      });
      reply.once("error", reject).once("end", () => {
        if (reply.statusCode === 200) resolve(received);
        else if (reply.statusCode === 503 && received.includes('"code":"overloaded"'))
          reject(new PutOff(Number(reply.headers["retry-after"])));
        else reject(new Error(`${path} was answered with ${reply.statusCode}: ${received.slice(0, 200)}`));
      });
    });
    asked.once("error", reject);
    asked.end(text);
  });
}
