import { describe, expect, it } from "vitest";
import { createIdBuffer } from "./id-buffer.ts";

/** A server that counts what it is asked for. */
function createServer() {
  const asked: number[] = [];
  let next = 0;
  const fetchIds = async (count: number) => {
    asked.push(count);
    return Array.from({ length: count }, () => `id-${next++}`);
  };
  return { asked, fetchIds };
}

describe("the id buffer", () => {
  it("is filled with 100 ids in one call, however often it is asked", async () => {
    const { asked, fetchIds } = createServer();
    const buffer = createIdBuffer(fetchIds);
    await Promise.all([buffer.fill(), buffer.fill()]);
    expect(buffer.size()).toBe(100);
    expect(asked).toEqual([100]);
  });

  it("is refilled when it falls to 50, not before", async () => {
    const { asked, fetchIds } = createServer();
    const buffer = createIdBuffer(fetchIds);
    await buffer.fill();
    for (let taken = 0; taken < 49; taken++) buffer.take();
    expect(asked).toEqual([100]);
    buffer.take();
    await buffer.fill();
    expect(asked).toEqual([100, 50]);
    expect(buffer.size()).toBe(100);
  });

  it("never gives the same id twice", async () => {
    const buffer = createIdBuffer(createServer().fetchIds);
    await buffer.fill();
    const taken = Array.from({ length: 100 }, () => buffer.take());
    expect(new Set(taken).size).toBe(100);
  });

  it("makes its own ids while the server is away", () => {
    const buffer = createIdBuffer(() => Promise.reject(new Error("away")));
    expect(buffer.take()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
