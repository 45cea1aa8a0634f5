import type { OwnerDetails } from "@limpid/database";

/** What the owner has said of a table stands before what was made up for it. */
export function withOwnWords<Words extends Pick<OwnerDetails, "name" | "description" | "tags">>(
  words: Words,
  { name, description, tags }: OwnerDetails,
): Words {
  return {
    ...words,
    ...(name !== undefined && "name" in words && { name }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
  };
}
