/** The classes of the column model in the order of its outputs, with their groups. A test compares them with the registry. */
const GROUPS: Readonly<Record<string, string>> = {
  id: "row_index identifier uuid hash code product_code version",
  number: "integer number percentage rating rank numeric_range money price_range",
  measure: "measurement mass length area volume speed temperature energy data_size unit",
  datetime:
    "date datetime time year month year_month day_of_week day_of_month quarter duration date_range unix_timestamp timezone opening_hours",
  geo: "country country_code continent region region_code county city postal_code street_address full_address latitude longitude coordinates geometry place_name nationality direction airport_iata airport_icao locode",
  person:
    "person_name first_name last_name person_list gender age birth_date honorific job_title marital_status ethnicity username national_id passport license_plate",
  org: "organization sports_team brand industry industry_code stock_ticker",
  contact: "email phone url domain ip_address mac_address social_handle user_agent mime_type file_name",
  finance: "iban bic credit_card isin cusip vat_id bank_routing crypto_address currency_code currency_name",
  code: "isbn issn gtin vin imei icd10 doi orcid language language_code locale color chemical_formula",
  category: "boolean category ordinal list",
  text: "event_name product_name title species free_text json markup empty",
};

export const GROUPS_BY_CLASS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, ids]) => ids.split(" ").map((id) => [id, group] as const)),
);

export const CLASSES: readonly string[] = [...GROUPS_BY_CLASS.keys()];
