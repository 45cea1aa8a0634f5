import { describe, expect, it } from "vitest";
import { toBytes, VECTOR_SIZE, Vectors } from "./vectors.ts";

/** Numbers that look like chance, the same in every run. */
const vectorOf = (seed: number): Int8Array =>
  toBytes(Array.from({ length: VECTOR_SIZE }, (_, index) => Math.sin(seed * 7919 + index * (seed + 1.7))));
const blend = (one: Int8Array, other: Int8Array, share: number): Int8Array =>
  one.map((number, index) => number * (1 - share) + (other[index] ?? 0) * share);

describe("the nearest documents", () => {
  const vectors = new Vectors();
  const COUNT = 3000;
  for (let document = 0; document < COUNT; document++) vectors.set(document, vectorOf(document));

  it("are found among thousands, with their cosines", () => {
    const near = vectors.near(blend(vectorOf(1234), vectorOf(7), 0.3), COUNT);
    expect(near.indexOf(Math.max(...near))).toBe(1234);
    expect(near[1234]).toBeGreaterThan(0.8);
    expect(near.filter((cosine) => cosine !== 0).length).toBeLessThan(COUNT / 2);
  });

  it("are those that still have a vector", () => {
    vectors.set(1234, null);
    expect(vectors.near(vectorOf(1234), COUNT)[1234]).toBe(0);
    vectors.set(1234, vectorOf(1234));
    expect(vectors.near(vectorOf(1234), COUNT)[1234]).toBeCloseTo(1);
  });
});

it("a vector of nothing is near to nothing, and breaks nothing", () => {
  const vectors = new Vectors();
  vectors.set(0, toBytes(Array<number>(VECTOR_SIZE).fill(0)));
  vectors.set(1, vectorOf(1));
  expect([...vectors.near(new Int8Array(VECTOR_SIZE), 2)]).toEqual([0, 0]);
});
