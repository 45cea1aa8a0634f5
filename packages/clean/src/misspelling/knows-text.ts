/** Whether a class has a text in its lists, so that it is no typo, however near it is to another one. */
import type { Entity } from "@limpid/entities";

const SURE = 0.9;

/** A class that is as sure of the text with a letter spoilt goes by its form, and knows nothing of its words. */
export function knowsText({ recognise }: Pick<Entity, "recognise">, text: string): boolean {
  return recognise(text) >= SURE && recognise(spoil(text)) < SURE;
}

function spoil(text: string): string {
  const middle = Math.floor(text.length / 2);
  const letter = text[middle]?.toLowerCase() === "x" ? "q" : "x";
  return `${text.slice(0, middle)}${letter}${text.slice(middle + 1)}`;
}
