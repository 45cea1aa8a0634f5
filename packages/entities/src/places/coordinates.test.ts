import { describe, expect, it } from "vitest";
import { coordinates } from "./coordinates.ts";
import { geometry } from "./geometry.ts";
import { readAddress } from "./read-address.ts";
import { readStreet } from "./read-street.ts";

function clean(texts: readonly string[], header = "") {
  const cleaner = coordinates.study(
    texts.map((text) => ({ text, count: 1 })),
    { header },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("coordinates", () => {
  it("are turned round where one cell proves that longitude comes first", () => {
    expect(clean(["-122.4, 37.8", "8.54, 47.38"])).toMatchObject([
      { output: "37.8, -122.4" },
      { output: "47.38, 8.54" },
    ]);
  });

  it("stay in their order where nothing speaks against it", () => {
    expect(clean(["8.54, 47.38", "9.1, 45.2"])).toMatchObject([{ output: "8.54, 47.38" }, { output: "9.1, 45.2" }]);
  });

  it("keep the column's comma without a space", () => {
    const tight = ["47.1,8.1", "46.2,7.2", "45.3,9.3", "47.5,7.6"];
    expect(clean([...tight, "(44.4, 8.4)"])).toMatchObject([...tight, "44.4,8.4"].map((output) => ({ output })));
  });

  it("follow the header where nothing else decides", () => {
    expect(clean(["8.54, 47.38"], "lon_lat")).toMatchObject([{ output: "47.38, 8.54" }]);
  });

  it.each([
    ["geo:47.3769,8.5417", "47.3769, 8.5417"],
    ["POINT (-71.06 42.36)", "-71.06, 42.36"],
    ["N 47.3769, E 8.5417", "47.3769, 8.5417"],
    ["33°51'31\"S, 151°12'51\"E", "-33.858611, 151.214167"],
    ["40.7128° N 74.0060° W", "40.7128, -74.0060"],
  ])("%s is %s", (text, output) => {
    expect(clean([text, "47.1, 8.1"])[0]).toMatchObject({ kind: "ok", output });
  });

  it.each(["91.2, 95.1", "47.3, 8.5, 400", "47;", "N 47.3 S 8.5"])("%s are none", (text) => {
    expect(clean([text])[0]?.kind).toBe("invalid");
  });
});

describe("a geometry", () => {
  it.each([
    ["SRID=4326;POINT(1 2)", "Point", "2, 1"],
    ["POINT Z (1 2 3)", "Point", "2, 1"],
    ["LINESTRING (0 0, 2 2)", "LineString", "1, 1"],
    ["MULTIPOLYGON (((0 0, 0 2, 2 2, 0 0)), ((4 4, 4 6, 6 6, 4 4)))", "MultiPolygon", "3, 2.5"],
    ["POLYGON EMPTY", "Polygon", ""],
    ['{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0,0],[2,4]]}}', "LineString", "2, 1"],
  ])("%s is read", (text, type, centroid) => {
    const cleaner = geometry.study([], { header: "" });
    const outcome = cleaner.clean(text);
    expect(outcome).toMatchObject({ kind: "ok", output: text, components: { type } });
    expect(outcome.kind === "ok" && outcome.components.centroid).toBe(centroid);
  });

  it.each([
    "POINT",
    "POINT (1)",
    "POINT (1 2))",
    "CIRCLE (1 2)",
    '{"type":"Point","coordinates":"x"}',
    "{",
    "(".repeat(5_000),
  ])("%.30s is not", (text) => {
    expect(geometry.study([], { header: "" }).clean(text).kind).toBe("invalid");
  });
});

describe("the parts of a street address", () => {
  it.each([
    ["1400 River Road West", "1400", "River Road West", ""],
    ["350 5th Ave, Apt 4B", "350", "5th Ave", "Apt 4B"],
    ["Bahnhofstrasse 12a", "12a", "Bahnhofstrasse", ""],
    ["12 bis, rue de Rivoli", "12 bis", "rue de Rivoli", ""],
    ["Via Roma, 5", "5", "Via Roma", ""],
    ["Calle Mayor nº 7", "nº 7", "Calle Mayor", ""],
    ["Unter den Linden 77", "77", "Unter den Linden", ""],
  ])("of %s", (text, number, street, unit) => {
    expect(readStreet(text)).toEqual({ number, street, unit });
  });
});

describe("the parts of a whole address", () => {
  it.each([
    ["12 Harbour St, Sydney NSW 2000, Australia", "12 Harbour St|Sydney|NSW|2000|Australia"],
    ["Bahnhofstrasse 1, 8001 Zürich", "Bahnhofstrasse 1|Zürich||8001|"],
    ["350 5th Ave, New York, NY 10118", "350 5th Ave|New York|NY|10118|"],
    ["10 Downing Street, London SW1A 2AA, UK", "10 Downing Street|London||SW1A 2AA|UK"],
    ["12 rue de Rivoli, 75001 Paris, France", "12 rue de Rivoli|Paris||75001|France"],
    ["1600 Pennsylvania Ave NW, Washington, DC 20500, USA", "1600 Pennsylvania Ave NW|Washington|DC|20500|USA"],
  ])("%s", (text, parts) => {
    const address = readAddress(text);
    expect([address?.street, address?.city, address?.region, address?.postalCode, address?.country].join("|")).toBe(
      parts,
    );
  });
});
