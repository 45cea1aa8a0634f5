/** All entity classes. The order decides between classes that are equally likely: the more particular comes first. */

import { boolean } from "./category/boolean.ts";
import { category } from "./category/category.ts";
import { gtin } from "./code/gtin.ts";
import { imei } from "./code/imei.ts";
import { isbn } from "./code/isbn.ts";
import { issn } from "./code/issn.ts";
import { orcid } from "./code/orcid.ts";
import { vin } from "./code/vin.ts";
import { email } from "./contact/email.ts";
import { phone } from "./contact/phone.ts";
import { url } from "./contact/url.ts";
import { date } from "./datetime/date.ts";
import type { Entity } from "./entity.ts";
import { bankRouting } from "./finance/bank-routing.ts";
import { bic } from "./finance/bic.ts";
import { creditCard } from "./finance/credit-card.ts";
import { cusip } from "./finance/cusip.ts";
import { iban } from "./finance/iban.ts";
import { isin } from "./finance/isin.ts";
import { country } from "./geo/country.ts";
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
import { percentage } from "./number/percentage.ts";
import { freeText } from "./text/free-text.ts";

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
  email,
  url,
  phone,
  country,
  date,
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
  percentage,
  money,
  integer,
  number,
  rowIndex,
  productCode,
  code,
  identifier,
  category,
  freeText,
];

const byId: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.id, entity]));

/** The class of an id, or undefined when there is none. */
export function entityById(id: string): Entity | undefined {
  return byId.get(id);
}
