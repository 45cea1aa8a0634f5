import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, eventStore, openDatabase } from "@limpid/database";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendEventStream } from "./event-stream.ts";
import { OpenStreams } from "./open-streams.ts";

const STREAM = "job:wide";
/** Events of a table of 3,000 columns have this size: each is more than a connection takes at once. */
const EVENT_CHARS = 200_000;
const EVENTS = 30;

let dataDir: string;
let database: Database;
let app: FastifyInstance;
let warnings: Error[];
const keepWarning = (warning: Error): void => void warnings.push(warning);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "limpid-events-"));
  const log = pino({ level: "silent" });
  database = await openDatabase({ dataDir, log });
  app = Fastify({ forceCloseConnections: true });
  app.get("/", (_, reply) =>
    sendEventStream(
      reply,
      { database, log, streams: new OpenStreams({ streamsPerAddress: 1, streamsPerSession: 1 }) },
      {
        stream: STREAM,
        afterId: 0,
        toWire: (payload) => [payload],
        isLast: ({ seq }) => seq === EVENTS - 1,
        isOver: () => false,
      },
    ),
  );
  warnings = [];
  process.on("warning", keepWarning);
});
afterEach(async () => {
  process.off("warning", keepWarning);
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("many events that are each waited for come whole and in order, and leave nobody listening", async () => {
  const texts = Array.from({ length: EVENTS }, (_, seq) => `${seq} `.padEnd(EVENT_CHARS, "x"));
  await eventStore.append(database.db, STREAM, 0, texts);
  const reply = await fetch(await app.listen({ port: 0 }));
  const lines = (await reply.text()).split("\n").filter((line) => line.startsWith("data: "));
  expect(lines.slice(0, -1)).toEqual(texts.map((text) => `data: ${JSON.stringify(text)}`));
  expect(warnings.map(({ message }) => message)).toEqual([]);
});
