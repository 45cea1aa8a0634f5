import { expect, it } from "vitest";
import { inTurn } from "./take-turns.ts";

function deferred() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

it("starts work on the same thing after the one before, even when that fails, and lets others go on", async () => {
  const { end, ended } = deferred();
  const order: string[] = [];
  const first = inTurn("a", async () => {
    await ended;
    order.push("first");
    throw new Error("failed");
  });
  const second = inTurn("a", async () => order.push("second"));
  await inTurn("b", async () => order.push("other"));
  end();
  await expect(first).rejects.toThrow("failed");
  await second;
  expect(order).toEqual(["other", "first", "second"]);
});
