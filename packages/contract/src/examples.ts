/** Small messy files that come with the product: visitors try them, and a new installation shows their tables. */
export const EXAMPLES = [
  {
    file: "bestellungen.csv",
    title: "Orders",
    mess: "German export: semicolons, decimal commas, day first",
  },
  { file: "contacts.csv", title: "Contacts", mess: "spaces, mixed dates, broken addresses" },
  { file: "sensors.tsv", title: "Sensors", mess: "tabs, four ways to say missing, two units" },
] as const;

export type Example = (typeof EXAMPLES)[number];
