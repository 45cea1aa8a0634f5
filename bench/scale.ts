/**
 * Web and worker processes behind a proxy, killed at random under load; nothing that was acknowledged may be lost. `--pause` is the
 * average between two kills; files lie in a folder, or with `--store s3` or `moto` in a bucket of the server of the tests or of moto.
 */
import { startMoto } from "../tools/testing/moto-server.ts";
import { startPostgres } from "../tools/testing/postgres.mjs";
import { startS3Server } from "../tools/testing/s3-server.ts";
import { Deployment, type Store } from "./scale/deployment.ts";
import { runLoad } from "./scale/run-load.ts";
import { scenario } from "./support/scenario.ts";
import { sideBySide } from "./support/write-results.ts";

const ABOUT = `The processes share one PostgreSQL, and their proxy gives each request to the next one. One of them after the other is killed at
random (kill -9) and started again up to three seconds later, or a worker stands still for 15 seconds, while two visitors bring files of
200 to 20,000 rows, two edit cell after cell, two follow the edits, one turns a decision to and fro, and one asks for files. A fault is a
lost edit or choice, one that is streamed twice, not at all or out of its order, a wrong or missing page, a story of a table with a gap, a
file with other rows, or a table that is not cleaned.`;
const MAX_SHOWN = 10;

export default scenario({
  title: "Processes killed at random",
  options: { minutes: 10, web: 3, workers: 4, pause: 6, seed: 1, store: "folder" },
  measure: async ({ minutes, web, workers, pause, seed, store }, { onEnd }) => {
    const postgres = await startPostgres();
    if (postgres === undefined) throw new Error("There is no PostgreSQL here: install it, or set TEST_DATABASE_URL");
    onEnd(() => postgres.stop());
    const deployment = await Deployment.start(postgres.url, { web, worker: workers }, await startStore(store));
    onEnd(() => deployment.remove());
    const findings = await runLoad(deployment, { minutes, pauseMs: pause * 1000, seed });
    const faults = findings.faults.slice(0, MAX_SHOWN).map((fault) => ({ fault }));
    return {
      page: [ABOUT, sideBySide({ "": { processes: { web, workers }, store, ...findings } }), faults],
      figures: findings,
      name: store === "folder" ? "scale" : `scale-${store}`,
      hasFailed: faults.length > 0,
    };
  },
});

function startStore(store: string): Promise<Store> | undefined {
  if (store === "s3") return startS3Server();
  if (store === "moto") return startMoto();
  if (store !== "folder") throw new Error(`--store is folder, s3 or moto, not "${store}"`);
  return undefined;
}
