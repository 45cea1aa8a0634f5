/** All entity classes. The order decides between classes that are equally likely: the more particular comes first. */

import { date } from "./calendar/date.ts";
import { dateRange } from "./calendar/date-range.ts";
import { datetime } from "./calendar/datetime.ts";
import { dayOfMonth } from "./calendar/day-of-month.ts";
import { dayOfWeek } from "./calendar/day-of-week.ts";
import { duration } from "./calendar/duration.ts";
import { month } from "./calendar/month.ts";
import { openingHours } from "./calendar/opening-hours.ts";
import { quarter } from "./calendar/quarter.ts";
import { time } from "./calendar/time.ts";
import { timezone } from "./calendar/timezone.ts";
import { unixTimestamp } from "./calendar/unix-timestamp.ts";
import { year } from "./calendar/year.ts";
import { yearMonth } from "./calendar/year-month.ts";
import { boolean } from "./categories/boolean.ts";
import { category } from "./categories/category.ts";
import { list } from "./categories/list.ts";
import { ordinal } from "./categories/ordinal.ts";
import { chemicalFormula } from "./codes/chemical-formula.ts";
import { color } from "./codes/color.ts";
import { doi } from "./codes/doi.ts";
import { gtin } from "./codes/gtin.ts";
import { icd10 } from "./codes/icd10.ts";
import { imei } from "./codes/imei.ts";
import { isbn } from "./codes/isbn.ts";
import { issn } from "./codes/issn.ts";
import { language } from "./codes/language.ts";
import { languageCode } from "./codes/language-code.ts";
import { locale } from "./codes/locale.ts";
import { orcid } from "./codes/orcid.ts";
import { vin } from "./codes/vin.ts";
import type { Entity } from "./entity.ts";
import { code } from "./identifiers/code.ts";
import { hash } from "./identifiers/hash.ts";
import { identifier } from "./identifiers/identifier.ts";
import { productCode } from "./identifiers/product-code.ts";
import { rowIndex } from "./identifiers/row-index.ts";
import { uuid } from "./identifiers/uuid.ts";
import { version } from "./identifiers/version.ts";
import { bankRouting } from "./money/bank-routing.ts";
import { bic } from "./money/bic.ts";
import { creditCard } from "./money/credit-card.ts";
import { cryptoAddress } from "./money/crypto-address.ts";
import { currencyCode } from "./money/currency-code.ts";
import { currencyName } from "./money/currency-name.ts";
import { cusip } from "./money/cusip.ts";
import { iban } from "./money/iban.ts";
import { isin } from "./money/isin.ts";
import { money } from "./money/money.ts";
import { priceRange } from "./money/price-range.ts";
import { vatId } from "./money/vat-id.ts";
import { licensePlate } from "./national-ids/license-plate.ts";
import { nationalId } from "./national-ids/national-id.ts";
import { passport } from "./national-ids/passport.ts";
import { integer } from "./numbers/integer.ts";
import { number } from "./numbers/number.ts";
import { numericRange } from "./numbers/numeric-range.ts";
import { percentage } from "./numbers/percentage.ts";
import { rank } from "./numbers/rank.ts";
import { rating } from "./numbers/rating.ts";
import { brand } from "./organizations/brand.ts";
import { industry } from "./organizations/industry.ts";
import { industryCode } from "./organizations/industry-code.ts";
import { organization } from "./organizations/organization.ts";
import { sportsTeam } from "./organizations/sports-team.ts";
import { stockTicker } from "./organizations/stock-ticker.ts";
import { age } from "./people/age.ts";
import { birthDate } from "./people/birth-date.ts";
import { ethnicity } from "./people/ethnicity.ts";
import { firstName } from "./people/first-name.ts";
import { gender } from "./people/gender.ts";
import { honorific } from "./people/honorific.ts";
import { jobTitle } from "./people/job-title.ts";
import { lastName } from "./people/last-name.ts";
import { maritalStatus } from "./people/marital-status.ts";
import { personList } from "./people/person-list.ts";
import { personName } from "./people/person-name.ts";
import { username } from "./people/username.ts";
import { airportIata } from "./places/airport-iata.ts";
import { airportIcao } from "./places/airport-icao.ts";
import { city } from "./places/city.ts";
import { continent } from "./places/continent.ts";
import { coordinates } from "./places/coordinates.ts";
import { country } from "./places/country.ts";
import { countryCode } from "./places/country-code.ts";
import { county } from "./places/county.ts";
import { direction } from "./places/direction.ts";
import { fullAddress } from "./places/full-address.ts";
import { geometry } from "./places/geometry.ts";
import { latitude } from "./places/latitude.ts";
import { locode } from "./places/locode.ts";
import { longitude } from "./places/longitude.ts";
import { nationality } from "./places/nationality.ts";
import { placeName } from "./places/place-name.ts";
import { postalCode } from "./places/postal-code.ts";
import { region } from "./places/region.ts";
import { regionCode } from "./places/region-code.ts";
import { streetAddress } from "./places/street-address.ts";
import { empty } from "./text/empty.ts";
import { eventName } from "./text/event-name.ts";
import { freeText } from "./text/free-text.ts";
import { json } from "./text/json.ts";
import { markup } from "./text/markup.ts";
import { productName } from "./text/product-name.ts";
import { species } from "./text/species.ts";
import { title } from "./text/title.ts";
import { area } from "./units/area.ts";
import { dataSize } from "./units/data-size.ts";
import { energy } from "./units/energy.ts";
import { length } from "./units/length.ts";
import { mass } from "./units/mass.ts";
import { measurement } from "./units/measurement.ts";
import { speed } from "./units/speed.ts";
import { temperature } from "./units/temperature.ts";
import { unit } from "./units/unit.ts";
import { volume } from "./units/volume.ts";
import { domain } from "./web/domain.ts";
import { email } from "./web/email.ts";
import { fileName } from "./web/file-name.ts";
import { ipAddress } from "./web/ip-address.ts";
import { macAddress } from "./web/mac-address.ts";
import { mimeType } from "./web/mime-type.ts";
import { phone } from "./web/phone.ts";
import { socialHandle } from "./web/social-handle.ts";
import { url } from "./web/url.ts";
import { userAgent } from "./web/user-agent.ts";

export const entities: readonly Entity[] = [
  iban,
  isin,
  creditCard,
  cusip,
  bankRouting,
  bic,
  isbn,
  orcid,
  issn,
  vin,
  imei,
  gtin,
  vatId,
  cryptoAddress,
  doi,
  locale,
  icd10,
  currencyCode,
  currencyName,
  language,
  languageCode,
  ipAddress,
  macAddress,
  color,
  chemicalFormula,
  userAgent,
  mimeType,
  domain,
  fileName,
  socialHandle,
  json,
  markup,
  email,
  url,
  phone,
  countryCode,
  regionCode,
  airportIcao,
  airportIata,
  locode,
  continent,
  nationality,
  direction,
  gender,
  maritalStatus,
  honorific,
  ethnicity,
  postalCode,
  nationalId,
  geometry,
  coordinates,
  country,
  birthDate,
  datetime,
  date,
  dayOfWeek,
  month,
  timezone,
  openingHours,
  dateRange,
  boolean,
  mass,
  length,
  area,
  volume,
  speed,
  temperature,
  energy,
  dataSize,
  measurement,
  unit,
  uuid,
  hash,
  version,
  time,
  unixTimestamp,
  quarter,
  yearMonth,
  duration,
  percentage,
  priceRange,
  numericRange,
  rating,
  money,
  year,
  dayOfMonth,
  rank,
  age,
  latitude,
  longitude,
  integer,
  number,
  licensePlate,
  passport,
  rowIndex,
  productCode,
  code,
  fullAddress,
  streetAddress,
  region,
  county,
  city,
  firstName,
  lastName,
  personName,
  personList,
  jobTitle,
  placeName,
  username,
  identifier,
  stockTicker,
  industryCode,
  industry,
  sportsTeam,
  brand,
  organization,
  ordinal,
  species,
  eventName,
  productName,
  list,
  title,
  empty,
  category,
  freeText,
];

const byId: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.id, entity]));

/** The class of an id, or undefined when there is none. */
export function entityById(id: string): Entity | undefined {
  return byId.get(id);
}
