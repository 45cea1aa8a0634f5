/** What tests of processes and of the browser need beside the product: a Chromium, and a PostgreSQL where there is one. */
import { provideChromium } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";

/** `chromium` is undefined where none was found and none could be installed. */
export async function startServices() {
  const chromium = provideChromium();
  const postgres = await startPostgres();
  if (postgres === undefined) console.log("No PostgreSQL server was found: nothing was tested on it.");
  return {
    chromium,
    environment: {
      ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
      ...(postgres !== undefined && { TEST_DATABASE_URL: postgres.url }),
    },
    stop: () => postgres?.stop(),
  };
}
