/**
 * The rows that the grid shows, from the top. Elsewhere a row is known by its number in the table; its position on the
 * screen is its place. The rows stay the same until the user refreshes them.
 */
import type { Position } from "../../../ui/grid/position.ts";

export interface ShownRows {
  /** The number of the row at each place; null: every row at its own. */
  readonly rows: Uint32Array | null;
  /** The table's, when they were chosen. */
  readonly version: number;
  readonly cleanedRows: number;
  /** The row that was looked at stays in sight; else the grid begins at its top. */
  readonly keepsPlace: boolean;
  readonly isAsking: boolean;
  /** Why they could not be had. */
  readonly problem: string | null;
}

export const EVERY_ROW: ShownRows = {
  rows: null,
  version: 0,
  cleanedRows: 0,
  keepsPlace: true,
  isAsking: false,
  problem: null,
};

type Order = Uint32Array | null;

/** Headers and row numbers are no rows. */
export const rowAtPlace = (order: Order, place: number): number =>
  order === null || place < 0 ? place : (order[place] ?? place);

/** null: the row is not shown. */
export function placeOfRow(order: Order, row: number): number | null {
  if (order === null || row < 0) return row;
  const place = placesOf(order)[row] ?? 0;
  return place === 0 ? null : place - 1;
}

export const toRow = (order: Order, position: Position): Position => ({
  ...position,
  row: rowAtPlace(order, position.row),
});

/** The numbers of the rows from a place to another; undefined where they follow one another as there. */
export function rowsBetween(order: Order, first: number, last: number): readonly number[] | undefined {
  return order === null ? undefined : [...order.subarray(first, last + 1)];
}

interface PlacedOf<Place> {
  readonly place: Place;
  /** The place of its row on the screen. */
  readonly row: number;
  readonly column: number;
}

/** Places to go to one after another. */
export interface Tour<Place> {
  readonly places: readonly PlacedOf<Place>[];
  /** The order of the rows shown; null if all rows are at their own places. */
  readonly order: Order;
}

/** Visits the found places in the rows shown, in their order, or all places if the rows shown have none. */
export function planTour<Place extends Position>(order: Order, found: readonly Place[]): Tour<Place> {
  const shown = onScreen(order, found);
  return shown.length > 0 ? { places: shown, order } : { places: onScreen(null, found), order: null };
}

/** Finds where a tour continues: before its first place if the row is not shown. */
export const onTour = ({ order }: Pick<Tour<unknown>, "order">, position: Position): Position => ({
  ...position,
  row: placeOfRow(order, position.row) ?? -1,
});

function onScreen<Place extends Position>(order: Order, found: readonly Place[]): readonly PlacedOf<Place>[] {
  const shown = found.flatMap((place) => {
    const row = placeOfRow(order, place.row);
    return row === null ? [] : [{ place, row, column: place.column }];
  });
  return order === null ? shown : shown.sort((one, other) => one.row - other.row || one.column - other.column);
}

const places = new WeakMap<Uint32Array, Uint32Array>();

/** Maps the number of a row to its place, counted from 1; 0 means that it is not shown. It is made on first use. */
function placesOf(order: Uint32Array): Uint32Array {
  const known = places.get(order);
  if (known !== undefined) return known;
  let greatest = -1;
  for (const row of order) greatest = Math.max(greatest, row);
  const made = new Uint32Array(greatest + 1);
  for (let place = 0; place < order.length; place += 1) made[order[place] ?? 0] = place + 1;
  places.set(order, made);
  return made;
}
