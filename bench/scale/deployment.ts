/** An installation of web and worker processes behind a proxy, of which one is killed now and then, or stands still. */
import { setTimeout as sleep } from "node:timers/promises";
import { type RoundRobin, startRoundRobin } from "../../tools/testing/round-robin.ts";
import type { S3Server } from "../../tools/testing/s3-server.ts";
import { type Installation, openInstallation, type TestServer } from "../../tools/testing/start-server.ts";

type Role = "web" | "worker";

/** A server that keeps the files, in place of a folder. */
export type Store = Pick<S3Server, "settings" | "close">;

interface Place {
  readonly role: Role;
  server: TestServer;
}

/** A process is away for so long at most before it is started again. */
const LONGEST_AWAY_MS = 3000;
/** Longer than the lease of a job. */
const STALL_MS = 15_000;
/** Workers stand still in this share of their disturbances. */
const STALLS = 0.25;
const SETTINGS = {
  WORKERS: "1",
  CLEAN_ROW_LIMIT: "0",
  RANGE_CELLS: "100000",
  RATE_LIMIT_PER_MINUTE: "100000000",
  VISITOR_TABLES: "0",
  ADDRESS_TABLES: "0",
};

export class Deployment {
  readonly kills: Record<Role, number> = { web: 0, worker: 0 };
  /** How often a worker process stood still, and went on when another one had its jobs. */
  stalls = 0;

  private constructor(
    private readonly installation: Installation,
    private readonly places: readonly Place[],
    private readonly proxy: RoundRobin,
    private readonly store: Store | undefined,
  ) {}

  static async start(
    postgresUrl: string,
    counts: Readonly<Record<Role, number>>,
    store: Store | undefined,
  ): Promise<Deployment> {
    const installation = await openInstallation(postgresUrl, { ...SETTINGS, ...store?.settings });
    const roles = (["web", "worker"] as const).flatMap((role) => Array<Role>(counts[role]).fill(role));
    const places = await Promise.all(
      roles.map(async (role): Promise<Place> => ({ role, server: await installation.start(role) })),
    );
    const webs = places.flatMap(({ role, server }) => (role === "web" ? [server.url] : []));
    return new Deployment(installation, places, await startRoundRobin(webs), store);
  }

  get url(): string {
    return this.proxy.url;
  }

  get dataDir(): string {
    return this.installation.dataDir;
  }

  /** Disturbs one after the other until the signal comes; all of them are there again then. */
  async killAtRandom(pauseMs: number, random: () => number, end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      await sleep(2 * pauseMs * random(), undefined, { signal: end }).catch(() => undefined);
      const place = this.places[Math.floor(random() * this.places.length)];
      if (end.aborted || place === undefined) return;
      if (place.role === "worker" && random() < STALLS) await this.stall(place);
      else await this.kill(place, LONGEST_AWAY_MS * random());
    }
  }

  private async kill(place: Place, awayMs: number): Promise<void> {
    this.kills[place.role]++;
    await place.server.kill();
    await sleep(awayMs);
    place.server = await place.server.restart();
  }

  private async stall({ server }: Place): Promise<void> {
    this.stalls++;
    process.kill(server.pid, "SIGSTOP");
    await sleep(STALL_MS);
    process.kill(server.pid, "SIGCONT");
  }

  async remove(): Promise<void> {
    this.proxy.close();
    await Promise.all(this.places.map(({ server }) => server.stop()));
    await this.installation.remove();
    await this.store?.close();
  }
}
