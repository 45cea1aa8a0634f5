/** Switches in the address: `?debug=1`, `?discrete=1`, `?beta=1` and `?mode=web`. They stay while one moves about. */
export interface PageFlags {
  readonly debug?: 1;
  readonly discrete?: 1;
  readonly beta?: 1;
  readonly mode?: "web";
}

export const FLAG_NAMES = ["debug", "discrete", "beta", "mode"] as const satisfies readonly (keyof PageFlags)[];

const isOn = (value: unknown): boolean => value === 1 || value === "1" || value === true;

export function readFlags(search: Readonly<Record<string, unknown>>): PageFlags {
  return {
    ...(isOn(search.debug) && { debug: 1 }),
    ...(isOn(search.discrete) && { discrete: 1 }),
    ...(isOn(search.beta) && { beta: 1 }),
    ...(search.mode === "web" && { mode: "web" }),
  };
}
