/** All entity classes. The order decides between classes that are equally likely: the more particular comes first. */

import { boolean } from "./category/boolean.ts";
import { category } from "./category/category.ts";
import { list } from "./category/list.ts";
import { ordinal } from "./category/ordinal.ts";
import { chemicalFormula } from "./code/chemical-formula.ts";
import { color } from "./code/color.ts";
import { doi } from "./code/doi.ts";
import { gtin } from "./code/gtin.ts";
import { icd10 } from "./code/icd10.ts";
import { imei } from "./code/imei.ts";
import { isbn } from "./code/isbn.ts";
import { issn } from "./code/issn.ts";
import { language } from "./code/language.ts";
import { languageCode } from "./code/language-code.ts";
import { locale } from "./code/locale.ts";
import { orcid } from "./code/orcid.ts";
import { vin } from "./code/vin.ts";
import { domain } from "./contact/domain.ts";
import { email } from "./contact/email.ts";
import { fileName } from "./contact/file-name.ts";
import { ipAddress } from "./contact/ip-address.ts";
import { macAddress } from "./contact/mac-address.ts";
import { mimeType } from "./contact/mime-type.ts";
import { phone } from "./contact/phone.ts";
import { socialHandle } from "./contact/social-handle.ts";
import { url } from "./contact/url.ts";
import { userAgent } from "./contact/user-agent.ts";
import { date } from "./datetime/date.ts";
import { dateRange } from "./datetime/date-range.ts";
import { datetime } from "./datetime/datetime.ts";
import { dayOfMonth } from "./datetime/day-of-month.ts";
import { dayOfWeek } from "./datetime/day-of-week.ts";
import { duration } from "./datetime/duration.ts";
import { month } from "./datetime/month.ts";
import { openingHours } from "./datetime/opening-hours.ts";
import { quarter } from "./datetime/quarter.ts";
import { time } from "./datetime/time.ts";
import { timezone } from "./datetime/timezone.ts";
import { unixTimestamp } from "./datetime/unix-timestamp.ts";
import { year } from "./datetime/year.ts";
import { yearMonth } from "./datetime/year-month.ts";
import type { Entity } from "./entity.ts";
import { bankRouting } from "./finance/bank-routing.ts";
import { bic } from "./finance/bic.ts";
import { creditCard } from "./finance/credit-card.ts";
import { cryptoAddress } from "./finance/crypto-address.ts";
import { currencyCode } from "./finance/currency-code.ts";
import { currencyName } from "./finance/currency-name.ts";
import { cusip } from "./finance/cusip.ts";
import { iban } from "./finance/iban.ts";
import { isin } from "./finance/isin.ts";
import { vatId } from "./finance/vat-id.ts";
import { airportIata } from "./geo/airport-iata.ts";
import { airportIcao } from "./geo/airport-icao.ts";
import { city } from "./geo/city.ts";
import { continent } from "./geo/continent.ts";
import { coordinates } from "./geo/coordinates.ts";
import { country } from "./geo/country.ts";
import { countryCode } from "./geo/country-code.ts";
import { county } from "./geo/county.ts";
import { direction } from "./geo/direction.ts";
import { fullAddress } from "./geo/full-address.ts";
import { geometry } from "./geo/geometry.ts";
import { latitude } from "./geo/latitude.ts";
import { locode } from "./geo/locode.ts";
import { longitude } from "./geo/longitude.ts";
import { nationality } from "./geo/nationality.ts";
import { placeName } from "./geo/place-name.ts";
import { postalCode } from "./geo/postal-code.ts";
import { region } from "./geo/region.ts";
import { regionCode } from "./geo/region-code.ts";
import { streetAddress } from "./geo/street-address.ts";
import { code } from "./id/code.ts";
import { hash } from "./id/hash.ts";
import { identifier } from "./id/identifier.ts";
import { productCode } from "./id/product-code.ts";
import { rowIndex } from "./id/row-index.ts";
import { uuid } from "./id/uuid.ts";
import { version } from "./id/version.ts";
import { area } from "./measure/area.ts";
import { dataSize } from "./measure/data-size.ts";
import { energy } from "./measure/energy.ts";
import { length } from "./measure/length.ts";
import { mass } from "./measure/mass.ts";
import { measurement } from "./measure/measurement.ts";
import { speed } from "./measure/speed.ts";
import { temperature } from "./measure/temperature.ts";
import { unit } from "./measure/unit.ts";
import { volume } from "./measure/volume.ts";
import { integer } from "./number/integer.ts";
import { money } from "./number/money.ts";
import { number } from "./number/number.ts";
import { numericRange } from "./number/numeric-range.ts";
import { percentage } from "./number/percentage.ts";
import { priceRange } from "./number/price-range.ts";
import { rank } from "./number/rank.ts";
import { rating } from "./number/rating.ts";
import { brand } from "./org/brand.ts";
import { industry } from "./org/industry.ts";
import { industryCode } from "./org/industry-code.ts";
import { organization } from "./org/organization.ts";
import { sportsTeam } from "./org/sports-team.ts";
import { stockTicker } from "./org/stock-ticker.ts";
import { age } from "./person/age.ts";
import { birthDate } from "./person/birth-date.ts";
import { ethnicity } from "./person/ethnicity.ts";
import { firstName } from "./person/first-name.ts";
import { gender } from "./person/gender.ts";
import { honorific } from "./person/honorific.ts";
import { jobTitle } from "./person/job-title.ts";
import { lastName } from "./person/last-name.ts";
import { licensePlate } from "./person/license-plate.ts";
import { maritalStatus } from "./person/marital-status.ts";
import { nationalId } from "./person/national-id.ts";
import { passport } from "./person/passport.ts";
import { personList } from "./person/person-list.ts";
import { personName } from "./person/person-name.ts";
import { username } from "./person/username.ts";
import { empty } from "./text/empty.ts";
import { eventName } from "./text/event-name.ts";
import { freeText } from "./text/free-text.ts";
import { json } from "./text/json.ts";
import { markup } from "./text/markup.ts";
import { productName } from "./text/product-name.ts";
import { species } from "./text/species.ts";
import { title } from "./text/title.ts";

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
