import { expect, it } from "vitest";
import { EventHub } from "./event-hub.ts";

/** A question that is answered when the test says so. */
function questionOf(hub: EventHub, stream: string) {
  const answers: ((found: number) => void)[] = [];
  const ask = () => hub.share(stream, "after 1", () => new Promise<number>((resolve) => answers.push(resolve)));
  return { ask, answers };
}

it("a question is asked once for all who were told of the same", async () => {
  const hub = new EventHub();
  hub.subscribe("a", () => undefined);
  const { ask, answers } = questionOf(hub, "a");
  const asked = [ask(), ask(), ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(7);
  expect(await Promise.all(asked)).toEqual([7, 7, 7]);
  const later = ask();
  expect(answers).toHaveLength(2);
  answers[1]?.(8);
  expect(await later).toBe(8);
});

it("whoever was told of more asks anew, though the question of those before is open", async () => {
  const hub = new EventHub();
  hub.subscribe("a", () => undefined);
  const { ask, answers } = questionOf(hub, "a");
  const before = ask();
  await hub.announce("b");
  const alike = ask();
  expect(answers).toHaveLength(1);
  await hub.announce("a");
  const after = ask();
  expect(answers).toHaveLength(2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect(await Promise.all([before, alike, after])).toEqual([1, 1, 2]);
});

it("a stream that was left and is followed again takes no answer of the time before", async () => {
  const hub = new EventHub();
  const { ask, answers } = questionOf(hub, "a");
  const leave = hub.subscribe("a", () => undefined);
  void ask();
  leave();
  await hub.announce("a");
  hub.subscribe("a", () => undefined);
  void ask();
  expect(answers).toHaveLength(2);
});

it("a question that failed is asked again", async () => {
  const hub = new EventHub();
  await expect(hub.share("a", "q", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await hub.share("a", "q", async () => 3)).toBe(3);
});
