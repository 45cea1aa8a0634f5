import { expect, it } from "vitest";
import { openTestApp } from "../testing/open-test-app.ts";
import { recheckDamage } from "./damage.ts";

it("a database that does not answer when damaged tables are looked for does no harm", async () => {
  const { context, close } = await openTestApp();
  await close();
  await expect(recheckDamage(context)).resolves.toBeUndefined();
});
