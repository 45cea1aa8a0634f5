import { beforeAll, it } from "vitest";
import { judgeScreen, makeNarrow, reachScreen } from "./check-screens.ts";
import { openProduct } from "./product.ts";
import { PAGES, type SampleTables, uploadSamples } from "./screens.ts";

const product = openProduct();
let samples: SampleTables;
beforeAll(async () => {
  samples = await uploadSamples(product.url);
});

it.each(PAGES)("$name has no grave fault", async (screen) => {
  const { page } = await reachScreen(product, samples, screen, "wide");
  await judgeScreen(page, screen);
  if (screen.isWideOnly) return;
  await makeNarrow(page);
  await judgeScreen(page, screen);
});
