/** Made values of accounts, cards, securities, taxes and currencies. */
import currencies from "currency-codes";
import { checkDigit, luhnDigit } from "./check-digits.ts";
import { ALPHANUMERIC, HEX, headers, type MadeClasses, type Maker, oneList } from "./maker.ts";

function isin(maker: Maker): string {
  const body =
    maker.pick(["US", "DE", "FR", "GB", "CH", "NL", "JP", "LU", "IE"]) + maker.chars(ALPHANUMERIC, 2) + maker.digits(7);
  const digits = [...body].map((char) => Number.parseInt(char, 36)).join("");
  return body + luhnDigit(digits);
}

function cusip(maker: Maker): string {
  const body = maker.digits(3) + maker.chars(ALPHANUMERIC, 3) + maker.digits(2);
  const sum = [...body].reduce((total, char, index) => {
    const value = Number.parseInt(char, 36) * (index % 2 === 1 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

function routing(maker: Maker): string {
  const body = maker.pick(["01", "02", "03", "06", "07", "11", "12", "26", "32"]) + maker.digits(6);
  return body + checkDigit(body, [3, 7, 1], 10);
}

function card(maker: Maker): string {
  const body = maker.pick(["4", "51", "53", "55"]).padEnd(15, maker.digits(15)).slice(0, 15);
  return body + luhnDigit(body);
}

const currencyNames = currencies.codes().map((code) => currencies.code(code)?.currency ?? "Euro");

export const financeClasses: MadeClasses = {
  iban: {
    recipes: [
      (maker) => () => maker.faker.finance.iban(),
      (maker) => () => maker.faker.finance.iban({ formatted: true }),
      (maker) => () =>
        maker.faker.finance.iban({ countryCode: maker.pick(["DE", "CH", "FR", "IT", "ES", "GB", "NL"]) }),
    ],
    headers: headers("iban|IBAN|account|bank_account|Konto|Kontonummer|compte|cuenta|conto|rekening|account_number"),
  },
  bic: {
    recipes: [
      (maker) => () => maker.faker.finance.bic(),
      (maker) => () =>
        maker.upper(4) +
        maker.pick(["DE", "CH", "FR", "GB", "IT", "US"]) +
        maker.chars(ALPHANUMERIC, 2) +
        maker.pick(["", "XXX"]),
    ],
    headers: headers("bic|swift|BIC|SWIFT|swift_code|bank_code|bank|BIC/SWIFT"),
  },
  credit_card: {
    recipes: [
      (maker) => () => card(maker),
      (maker) => () => card(maker).replace(/(.{4})(?=.)/g, "$1 "),
      (maker) => () => card(maker).replace(/(.{4})(?=.)/g, "$1-"),
      (maker) => () => maker.faker.finance.creditCardNumber(),
    ],
    headers: headers("credit_card|card_number|cc|Kreditkarte|carte|tarjeta|carta|card|creditcard|ccnum|pan"),
  },
  isin: {
    recipes: [(maker) => () => isin(maker)],
    headers: headers("isin|ISIN|security|WKN/ISIN|instrument|security_id|fund"),
  },
  cusip: { recipes: [(maker) => () => cusip(maker)], headers: headers("cusip|CUSIP|security|security_id|cusip_no") },
  vat_id: {
    recipes: [
      (maker) => () => `DE${maker.number(9)}`,
      (maker) => () => `${maker.pick(["FR", "FR"])}${maker.digits(11)}`,
      (maker) => () => `IT${maker.digits(11)}`,
      (maker) => () => `ATU${maker.digits(8)}`,
      (maker) => () => `CHE-${maker.digits(3)}.${maker.digits(3)}.${maker.digits(3)} MWST`,
      (maker) => () => `GB${maker.digits(9)}`,
      (maker) => () => `ES${maker.upper(1)}${maker.digits(8)}`,
      (maker) => () => `NL${maker.digits(9)}B${maker.digits(2)}`,
      (maker) => () =>
        maker.pick([`BE0${maker.digits(9)}`, `PL${maker.digits(10)}`, `DE${maker.number(9)}`, `SE${maker.digits(12)}`]),
    ],
    headers: headers(
      "vat|vat_id|vat_number|VAT|USt-IdNr|UID|UID-Nummer|TVA|numéro de TVA|NIF|IVA|Partita IVA|P.IVA|btw|btw-nummer|tax_id|vatID|taxID",
    ),
  },
  bank_routing: {
    recipes: [(maker) => () => routing(maker)],
    headers: headers("routing|routing_number|aba|ABA|bank_routing|rtn|Routing No|transit"),
  },
  crypto_address: {
    recipes: [
      (maker) => () => `0x${maker.chars(HEX, 40)}`,
      (maker) => () =>
        maker.pick(["1", "3"]) + maker.chars("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 33),
      (maker) => () => `bc1q${maker.chars("023456789acdefghjklmnpqrstuvwxyz", 38)}`,
      (maker) => () => maker.faker.finance.ethereumAddress(),
    ],
    headers: headers("wallet|address|btc_address|eth_address|crypto|contract|from|to|sender|recipient"),
  },
  currency_code: {
    share: 1.1,
    recipes: [
      oneList(
        "USD|EUR|GBP|CHF|JPY",
        "USD",
        "EUR",
        "USD|CAD|AUD|NZD",
        "EUR|USD",
        "USD|EUR|GBP|INR|JPY|CNY|BRL|MXN|ZAR|SEK|NOK|DKK|PLN",
        "usd|eur|gbp",
        "GBP|USD",
      ),
      (maker) => () => maker.pick(currencies.codes()),
    ],
    headers: headers(
      "currency|currency_code|Währung|devise|moneda|valuta|moeda|munt|cur|ccy|priceCurrency|Currency|iso_currency|curr",
    ),
    distinct: 40,
  },
  currency_name: {
    recipes: [
      (maker) => () => maker.pick(currencyNames),
      oneList(
        "US Dollar|Euro|Pound Sterling|Swiss Franc|Japanese Yen",
        "Dollar|Euro|Yen|Pound|Rupee|Peso|Franc|Krona",
        "Euro|US-Dollar|Schweizer Franken|Britisches Pfund",
        "euros|dollars|pounds",
      ),
    ],
    headers: headers("currency|currency_name|Währung|devise|moneda|valuta|Currency|unit|moeda"),
    distinct: 30,
  },
};
