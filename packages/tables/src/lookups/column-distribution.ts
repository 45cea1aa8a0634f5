/** Looks up how the values of a column are spread. */
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { provideDistribution } from "./kept-profile.ts";
import { profileWanted } from "./profile-wanted.ts";

export const columnDistribution: ContractLookup<"columnDistribution"> = defineLookup(
  async (table, { version, columns }) => {
    const wanted = await profileWanted(table, columns);
    const { bins, far } = await provideDistribution(table, wanted);
    return { version, order: wanted.order, bins: [...bins], far: { ...far, values: [...far.values] } };
  },
  { isRemembered: true },
);
