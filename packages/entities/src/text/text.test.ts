import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { eventName } from "./event-name.ts";
import { json } from "./json.ts";
import { markup } from "./markup.ts";
import { productName } from "./product-name.ts";
import { species } from "./species.ts";
import { title } from "./title.ts";

function cleanOne(entity: Entity, text: string) {
  return entity.study([{ text, count: 1 }], { header: "" }).clean(text);
}

describe("names of works, events and goods stay as they are", () => {
  it.each<readonly [Entity, string]>([
    [
      title,
      "1984|300|$9.99|Null|None But the Brave|THX 1138|(1001) Nights|El Niño|M*A*S*H|千と千尋の神隠し|Se7en|a ghost story",
    ],
    [eventName, "9/11|Super Bowl LIV|Euro 2024|COP26|Züri Fäscht|Tour de France 1998"],
    [productName, "WD-40|iPhone 12|7UP 330 ml|LEGO 75192|Null Modem Cable|501|Nescafé Dolce Gusto"],
    [
      species,
      "House sparrow|Bear Lake|unknown|Homo sapiens neanderthalensis|Escherichia coli O157:H7|E. coli|Mischling|× Cupressocyparis leylandii",
    ],
  ])("$id", (entity, texts) => {
    for (const text of texts.split("|")) expect(cleanOne(entity, text)).toMatchObject({ kind: "ok", output: text });
  });
});

describe("species", () => {
  it.each([
    ["quercus robur", "Quercus robur"],
    ["PASSER DOMESTICUS", "Passer domesticus"],
    ["Felis_catus", "Felis catus"],
    ["Canis Lupus", "Canis lupus"],
    ["drosophila melanogaster", "Drosophila melanogaster"],
    ["Canis Lupus familiaris", "Canis lupus familiaris"],
  ])("%s is written %s", (text, output) => {
    expect(cleanOne(species, text)).toMatchObject({ kind: "ok", output });
  });

  it("names genus and species", () => {
    expect(cleanOne(species, "quercus robur")).toMatchObject({ components: { genus: "Quercus", species: "robur" } });
  });

  it("has no say in a column of other names", () => {
    const column = species.study(
      ["House sparrow", "Wild boar", "canis lupus"].map((text) => ({ text, count: 1 })),
      { header: "" },
    );
    expect(column.clean("canis lupus")).toMatchObject({ output: "canis lupus" });
  });

  it.each(["Quercus robur", "Passer domesticus", "Homo sapiens", "Zea mays", "Salmonella sp.", "Larus argentatus"])(
    "%s is recognised",
    (text) => {
      expect(species.recognise(text)).toBeGreaterThan(0.5);
    },
  );
});

describe("JSON", () => {
  it.each([
    ['{"a":1.10,"a":2}', '{"a":1.10,"a":2}'],
    ['[\n  "x",\n  "y z"\n]', '["x","y z"]'],
    ['{"k" : "\\\\"}', '{"k":"\\\\"}'],
    ["1e5", "1e5"],
    ['"text"', '"text"'],
  ])("%j loses nothing but spaces: %j", (text, output) => {
    expect(cleanOne(json, text)).toMatchObject({ kind: "ok", output });
  });

  it("names its keys, and offers what Python means", () => {
    expect(cleanOne(json, '{"a":1,"b":2}')).toMatchObject({ components: { keys: "a, b" } });
    expect(cleanOne(json, "{'a': None, 'b': [True,]}")).toMatchObject({ suggestions: ['{"a":null,"b":[true]}'] });
  });

  it("takes deep nesting in its stride", () => {
    expect(["ok", "invalid"]).toContain(cleanOne(json, "[".repeat(200_000) + "]".repeat(200_000)).kind);
  });
});

describe("markup", () => {
  it("gives its text beside it", () => {
    expect(cleanOne(markup, "<p>Tea</p><p class='x'>cake</p>")).toMatchObject({ components: { text: "Tea cake" } });
  });
});

describe("a title that is a token of missing data", () => {
  const clean = (counts: Readonly<Record<string, number>>, text: string) => {
    const values = Object.entries(counts).map(([value, count]) => ({ text: value, count }));
    return title.study(values, { header: "" }).clean(text);
  };

  it("is a work where it stands alone and begins with a capital", () => {
    expect(clean({ "A Ghost Story": 1, "The Thing": 2, Null: 1 }, "Null")).toMatchObject({
      kind: "ok",
      output: "Null",
    });
  });

  it.each([
    ["repeats", { "A Ghost Story": 1, "The Thing": 1, Null: 3 }, "Null"],
    ["is written as programs do", { "A Ghost Story": 1, "The Thing": 1, null: 1 }, "null"],
    ["is written as programs do, among capitals", { "A GHOST STORY": 1, "THE THING": 1, NULL: 1 }, "NULL"],
  ])("is none where it %s", (_, counts, text) => {
    expect(clean(counts, text).kind).toBe("missing");
  });
});
