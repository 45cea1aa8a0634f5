/** Looks up what a column holds. */
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { provideProfile } from "./kept-profile.ts";
import { profileWanted } from "./profile-wanted.ts";

export const profileColumn: ContractLookup<"profileColumn"> = defineLookup(
  async (table, { version, columns }) => {
    const { values, patterns, ...rest } = await provideProfile(table, await profileWanted(table, columns));
    return { version, ...rest, values: [...values], patterns: [...patterns] };
  },
  { isRemembered: true },
);
