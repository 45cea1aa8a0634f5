import type { OwnerDetails } from "@limpid/database";

/** The owner's name and description replace generated ones. */
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
