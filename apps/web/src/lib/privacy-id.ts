/** Where About says what happens to the data, as the address names it. */
export const PRIVACY_ID = "privacy";
