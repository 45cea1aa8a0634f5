/**
 * What the texts of a column are made of. Long columns have hundreds of thousands of different texts and some tens of
 * shapes, so that what the shape of a text decides is asked once for each shape.
 */
import type { CountedValue } from "./table.ts";

export interface TextShape {
  /** Each digit as "9", capitals as one "A", small letters as one "a", words in a row as one, and all other signs as they are. */
  readonly key: string;
  /** The first text that has it. */
  readonly example: string;
  /** Different texts and cells that have it. */
  values: number;
  cells: number;
}

export interface TextShapes {
  /** The shape of each text; NO_SHAPE of one that has to be looked at by itself. */
  readonly ofPlace: Uint16Array;
  /** The one at NO_SHAPE stands for the texts that have none. */
  readonly shapes: readonly TextShape[];
}

/** Texts beyond ASCII, long ones, and those of a column that has too many shapes. */
export const NO_SHAPE = 0;
/** The longest text that has a shape. */
export const MAX_SHAPED = 200;

/** Kinds of signs: digits, capitals, small letters, and each other one of ASCII that can be printed. */
const KIND_OF_SIGN = new Uint8Array(128);
const [DIGIT, CAPITAL, SMALL] = [1, 2, 3] as const;
const SIGN_OF_KIND = ["", "9", "A", "a"];
for (let code = 0x20; code < 0x7f; code++) {
  const sign = String.fromCharCode(code);
  const [kind] = /[0-9]/.test(sign) ? [DIGIT] : /[A-Z]/.test(sign) ? [CAPITAL] : /[a-z]/.test(sign) ? [SMALL] : [];
  KIND_OF_SIGN[code] = kind ?? SIGN_OF_KIND.push(sign) - 1;
}
const SPACE = KIND_OF_SIGN[0x20] as number;

/**
 * Shapes are the nodes of a tree: the steps that the signs of a text take lead to its shape. Its memory is used again for
 * each column.
 */
const STRIDE = 40;
const MAX_NODES = 4096;
const [ODD, ROOT] = [1, 2] as const;
const steps = new Uint16Array(MAX_NODES * STRIDE);
const parents = new Uint16Array(MAX_NODES);
const kinds = new Uint8Array(MAX_NODES);
const shapeOfNode = new Uint16Array(MAX_NODES);
let nodes = 0;

const known = new WeakMap<readonly CountedValue[], TextShapes>();

/** The shapes of the values, which are read when they are first asked for. */
export function findTextShapes(values: readonly CountedValue[]): TextShapes {
  let shapes = known.get(values);
  if (shapes === undefined) {
    shapes = readTextShapes(values);
    known.set(values, shapes);
  }
  return shapes;
}

function readTextShapes(values: readonly CountedValue[]): TextShapes {
  steps.fill(0, 0, nodes * STRIDE);
  shapeOfNode.fill(0, 0, nodes);
  nodes = ROOT + 1;
  const ofPlace = new Uint16Array(values.length);
  const shapes: TextShape[] = [{ key: "", example: "", values: 0, cells: 0 }];
  for (let place = 0; place < values.length; place++) {
    const { text, count } = values[place] as CountedValue;
    const node = findNode(text);
    let id = node === ODD ? NO_SHAPE : (shapeOfNode[node] as number);
    if (id === NO_SHAPE && node !== ODD) {
      id = shapes.push({ key: keyOf(node), example: text, values: 0, cells: 0 }) - 1;
      shapeOfNode[node] = id;
    }
    ofPlace[place] = id;
    const shape = shapes[id] as TextShape;
    shape.values++;
    shape.cells += count;
  }
  return { ofPlace, shapes };
}

function findNode(text: string): number {
  if (text.length > MAX_SHAPED) return ODD;
  let node: number = ROOT;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 0x80 ? (KIND_OF_SIGN[code] as number) : 0;
    if (kind === 0) return ODD;
    const next = steps[node * STRIDE + kind] as number;
    node = next === 0 ? addStep(node, kind) : next;
    if (node === ODD) return ODD;
  }
  return node;
}

function addStep(node: number, kind: number): number {
  let next: number = ODD;
  const before = parents[node] as number;
  if ((kind === CAPITAL || kind === SMALL) && kinds[node] === kind) next = node;
  else if (kind === SMALL && kinds[node] === SPACE && kinds[before] === SMALL) next = before;
  else if (nodes < MAX_NODES) {
    next = nodes++;
    parents[next] = node;
    kinds[next] = kind;
  }
  steps[node * STRIDE + kind] = next;
  return next;
}

function keyOf(node: number): string {
  const signs: string[] = [];
  for (let at = node; at !== ROOT; at = parents[at] as number) signs.push(SIGN_OF_KIND[kinds[at] as number] ?? "");
  return signs.reverse().join("");
}

/**
 * Places of the values that `has` holds of, from the first on. It may ask which signs stand in a text, in which order, and how
 * many digits; what depends on a certain digit or letter, or on the number of letters or words, must not be asked here.
 */
export function placesByShape(values: readonly CountedValue[], has: (text: string) => boolean): readonly number[] {
  const { ofPlace, shapes } = findTextShapes(values);
  const answers = askShapes(shapes, has);
  const places: number[] = [];
  if (shapes[NO_SHAPE]?.values === 0 && !answers.includes(1)) return places;
  for (let place = 0; place < ofPlace.length; place++) {
    const id = ofPlace[place] as number;
    if (id === NO_SHAPE ? has(values[place]?.text ?? "") : answers[id] === 1) places.push(place);
  }
  return places;
}

/** How many different values, and how many cells, `has` holds of; see above for what it may ask. */
export function countByShape(
  values: readonly CountedValue[],
  has: (text: string) => boolean,
): Pick<TextShape, "values" | "cells"> {
  const { ofPlace, shapes } = findTextShapes(values);
  const answers = askShapes(shapes, has);
  const sum = { values: 0, cells: 0 };
  shapes.forEach((shape, id) => {
    if (answers[id] !== 1) return;
    sum.values += shape.values;
    sum.cells += shape.cells;
  });
  if (shapes[NO_SHAPE]?.values === 0) return sum;
  for (let place = 0; place < ofPlace.length; place++) {
    if (ofPlace[place] !== NO_SHAPE || !has(values[place]?.text ?? "")) continue;
    sum.values++;
    sum.cells += values[place]?.count ?? 0;
  }
  return sum;
}

function askShapes(shapes: readonly TextShape[], has: (text: string) => boolean): Uint8Array {
  return Uint8Array.from(shapes, ({ example }, id) => (id !== NO_SHAPE && has(example) ? 1 : 0));
}
