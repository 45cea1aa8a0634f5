import type { Entity } from "@limpid/entities";

/** Whether a title names a class, be it written as words, "customer_dob" or "customerDob". */
export function isNamedBy({ headers }: Pick<Entity, "headers">, header: string): boolean {
  if (header === "") return false;
  const titles = [header, wordsOf(header)];
  return headers.some((each) => titles.some((title) => each.test(title)));
}

function wordsOf(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[_.-]+/g, " ");
}
