/** The id of About's section on privacy, as the address names it. */
export const PRIVACY_ID = "privacy";
