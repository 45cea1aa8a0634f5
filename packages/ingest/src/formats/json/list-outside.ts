/** Lists what a JSON document has beside its records. */
import type { JsonRows } from "./json-rows.ts";
import type { Documents, Outline } from "./outline-json.ts";

/** Keys that only say what the document is, or that all went well. */
const FORMAL = /^(?:type|success|ok|version|jsonrpc|\$schema|@context|@odata\.context)$/;

/** Returns the paths of members that are neither around the records nor used for them. */
export function listOutside({ first, places }: Documents, { path, used }: JsonRows): readonly string[] {
  if (places.length > 1 || used.has(first.place)) return [];
  const visit = (node: Outline): string[] =>
    node.members.flatMap((member) => {
      if (used.has(member.place)) return [];
      const isAround = path.startsWith(`${member.path}.`) || member.members.some((inner) => hasUsed(inner, used));
      if (isAround) return visit(member);
      return FORMAL.test(member.key) || (member.kind !== "scalar" && member.size === 0) ? [] : [member.path];
    });
  return visit(first);
}

/** Returns the number of characters in the values that the records are made of. */
export function countInside({ first, places, characters }: Documents, { used }: JsonRows): number {
  if (places.length > 1 || used.size === 0) return characters;
  const visit = (node: Outline): number =>
    used.has(node.place) ? node.characters : node.members.reduce((sum, member) => sum + visit(member), 0);
  return visit(first);
}

function hasUsed(node: Outline, used: ReadonlySet<number>): boolean {
  return used.has(node.place) || node.members.some((member) => hasUsed(member, used));
}
