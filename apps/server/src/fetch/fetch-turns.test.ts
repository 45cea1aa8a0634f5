import { expect, it } from "vitest";
import { FetchTurns } from "./fetch-turns.ts";

it("gives each visitor so many places, and all of them together so many; fewest come first", async () => {
  const turns = new FetchTurns({ running: 3, ofVisitor: 2 });
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const take = (name: string) =>
    turns.take(name[0] ?? "", () => {
      begun.push(name);
      return new Promise<void>((resolve) => releases.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    releases.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = ["a1", "a2", "a3", "b1", "b2", "c1"].map(take);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("a1");
  expect(begun.at(-1)).toBe("c1");
  await end("b1");
  expect(begun.at(-1)).toBe("b2");
  await end("a2");
  expect(begun.at(-1)).toBe("a3");
  for (const name of ["a3", "b2", "c1"]) await end(name);
  await Promise.all(all);
});

it("goes on after work that fails", async () => {
  const turns = new FetchTurns({ running: 1, ofVisitor: 1 });
  const failing = turns.take("a", () => Promise.reject(new Error("no")));
  const next = turns.take("a", async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
