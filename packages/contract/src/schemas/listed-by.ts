import Type, { type Static } from "typebox";

/** The user or program that made a table public. */
export const ListedBy = Type.Union(
  [Type.Literal("owner"), Type.Literal("operator"), Type.Literal("installation"), Type.Null()],
  {
    description:
      "Who made it public: its owner; the operator, by LIST_BY_DEFAULT or a command; the installation, whose example it is. null while it is private",
  },
);
export type ListedBy = Static<typeof ListedBy>;
