import { describe, expect, it } from "vitest";
import { onTour, placeOfRow, planTour, rowAtPlace, rowsBetween, toRow } from "./shown-rows.ts";

const ORDER = Uint32Array.from([40, 7, 0, 99]);
const NONE = new Uint32Array(0);

describe("rows on the screen", () => {
  it("stand where the choice has them, and at their own place without one", () => {
    expect([0, 1, 2, 3].map((place) => rowAtPlace(ORDER, place))).toEqual([40, 7, 0, 99]);
    expect([40, 7, 0, 99, 1, 100].map((row) => placeOfRow(ORDER, row))).toEqual([0, 1, 2, 3, null, null]);
    expect([placeOfRow(null, 12), rowAtPlace(null, 12), placeOfRow(NONE, 0)]).toEqual([12, 12, null]);
  });

  it("leave headers alone", () => {
    expect([rowAtPlace(ORDER, -1), placeOfRow(ORDER, -1)]).toEqual([-1, -1]);
    expect(toRow(ORDER, { row: -1, column: 2 })).toEqual({ row: -1, column: 2 });
  });

  it("of an area are told by their numbers, unless they follow one another", () => {
    expect(rowsBetween(ORDER, 1, 2)).toEqual([7, 0]);
    expect(rowsBetween(null, 1, 2)).toBeUndefined();
  });

  it("put found places in their order, without those that are not shown", () => {
    const places = [
      { row: 0, column: 1 },
      { row: 3, column: 0 },
      { row: 7, column: 0 },
      { row: 40, column: 2 },
      { row: 40, column: 3 },
    ];
    const shown = planTour(ORDER, places);
    expect(shown.places.map(({ place }) => place)).toEqual([places[3], places[4], places[2], places[0]]);
    expect([7, 3].map((row) => onTour(shown, { row, column: 0 }).row)).toEqual([1, -1]);
    expect(planTour(null, places).places.map(({ place }) => place)).toEqual(places);
  });

  it("lead through all found places where none of them is shown", () => {
    const elsewhere = planTour(ORDER, [{ row: 3, column: 0 }]);
    expect([elsewhere.order, elsewhere.places.map(({ row }) => row)]).toEqual([null, [3]]);
    expect(onTour(elsewhere, { row: 40, column: 1 })).toEqual({ row: 40, column: 1 });
  });
});
