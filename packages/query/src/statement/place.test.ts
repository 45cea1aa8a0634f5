import { expect, it } from "vitest";
import { indexOfByte, indexOfCharacter } from "./place.ts";

const TEXT = "aü😀b";

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 5],
  [9, 5],
])("%i characters are %i units", (characters, index) => {
  expect(indexOfCharacter(TEXT, characters)).toBe(index);
});

it.each([
  [0, 0],
  [1, 1],
  [3, 2],
  [7, 4],
  [8, 5],
  [99, 5],
])("%i bytes are %i units", (bytes, index) => {
  expect(indexOfByte(TEXT, bytes)).toBe(index);
});
