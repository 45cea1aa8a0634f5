/**
 * The rows that the grid shows, from the top. A row is known by its number in the table everywhere else; where it stands on
 * the screen is its place. They stay as they are until somebody asks for them anew.
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
  /** Where its row stands. */
  readonly row: number;
  readonly column: number;
}

/** Places to go to one after another. */
export interface Tour<Place> {
  readonly places: readonly PlacedOf<Place>[];
  /** Of the rows shown; null: of all, each at its own place. */
  readonly order: Order;
}

/** Of places in the table, which are in reading order, those of the rows shown, in their order; all, unless there are any. */
export function tourOf<Place extends Position>(order: Order, found: readonly Place[]): Tour<Place> {
  const shown = onScreen(order, found);
  return shown.length > 0 ? { places: shown, order } : { places: onScreen(null, found), order: null };
}

/** From where a tour goes on: before its first place, if the row is not shown. */
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

/** By the number of the row, counted from 1; 0 where it is not shown. Made when it is first asked for. */
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
