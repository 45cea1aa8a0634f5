import { deserialize, serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { entities } from "./registry.ts";

/** Texts of the class, each in some cells, as a column of it holds them, and some that it refuses. */
function valuesOf({ examples }: (typeof entities)[number]) {
  const texts = [...examples.clean.map(([text]) => text), ...examples.invalid.map(([text]) => text)];
  return [...new Set(texts)].map((text, index) => ({ text, count: 1 + (index % 7) }));
}

describe("a fit is plain data, and cleans alike in another process:", () => {
  it.each(entities.map((entity) => [entity.id, entity] as const))("%s", (_, entity) => {
    const values = valuesOf(entity);
    const fit = entity.fit(values, { header: entity.title });
    const copy = deserialize(serialize(fit)) as typeof fit;
    const [own, elsewhere] = [entity.cleanerOf(fit), entity.cleanerOf(copy)];
    const texts = [...values.map(({ text }) => text), ...entity.examples.other];
    expect(texts.map(elsewhere.clean)).toEqual(texts.map(own.clean));
    expect(texts.map(elsewhere.isUsual)).toEqual(texts.map(own.isUsual));
    expect([copy.type, copy.evidence, copy.decisions]).toEqual([own.type, own.evidence, own.decisions]);
  });
});
