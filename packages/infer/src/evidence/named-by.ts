import { type Entity, isNamedBy } from "@limpid/entities";

/** Whether a title names a class, be it written as words, "customer_dob" or "customerDob". */
export function isNamedInWords(entity: Entity, header: string): boolean {
  return isNamedBy(entity, header) || isNamedBy(entity, wordsOf(header));
}

function wordsOf(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/[_.-]+/g, " ");
}
