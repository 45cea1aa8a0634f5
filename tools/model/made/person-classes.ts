/** Made values about people and how to reach them. */
import { headers, type MadeClasses, type Maker, oneList, oneTemplate, type Recipe } from "./maker.ts";

const SUFFIXES = [" Jr.", " III", ", MD", ", PhD", " Sr."];

function fullName(maker: Maker): string {
  return `${maker.faker.person.firstName()} ${maker.faker.person.lastName()}`;
}

function personName(style: (maker: Maker) => string): Recipe {
  return (maker) => {
    const noise = maker.chance(0.25) ? 0.15 : 0;
    return () => style(maker) + (maker.chance(noise) ? maker.pick(SUFFIXES) : "");
  };
}

function handle(maker: Maker): string {
  const first =
    maker.faker.person
      .firstName()
      .toLowerCase()
      .replace(/[^a-z]/g, "") || "alex";
  const last =
    maker.faker.person
      .lastName()
      .toLowerCase()
      .replace(/[^a-z]/g, "") || "smith";
  return maker.pick([
    first + maker.digits(2),
    `${first}_${last}`,
    `${first}.${last}`,
    first[0] + last,
    `${maker.word("tag")}${first}`,
    `The${maker.word("noun")}${maker.whole(1, 99)}`,
    `${maker.word("adjective").toLowerCase()}-${maker.word("noun").toLowerCase()}`,
  ]);
}

export const personClasses: MadeClasses = {
  person_name: {
    share: 3,
    recipes: [
      personName(fullName),
      personName(fullName),
      personName(fullName),
      personName((maker) => `${maker.faker.person.lastName()}, ${maker.faker.person.firstName()}`),
      personName((maker) => `${maker.faker.person.firstName()} ${maker.upper(1)}. ${maker.faker.person.lastName()}`),
      personName((maker) => `${maker.upper(1)}. ${maker.faker.person.lastName()}`),
      personName((maker) => `${maker.faker.person.prefix()} ${fullName(maker)}`.trim()),
      personName((maker) => maker.faker.person.fullName()),
      personName((maker) => fullName(maker).toUpperCase()),
      personName(
        (maker) =>
          `${maker.faker.person.firstName()} ${maker.faker.person.lastName()}-${maker.faker.person.lastName()}`,
      ),
      personName((maker) => `${maker.faker.person.lastName()} ${maker.faker.person.firstName()}`),
      personName((maker) =>
        maker.chance(0.7)
          ? fullName(maker)
          : maker.chance(0.5)
            ? maker.faker.person.firstName()
            : maker.fill("{artist}"),
      ),
      (maker) => {
        const few = Array.from({ length: 6 }, () => fullName(maker));
        return () => maker.pick(few);
      },
    ],
    headers: headers(
      "name|full_name|Full Name|person|author|Author|director|artist|player|Player|candidate|customer|contact|employee|student|teacher|patient|actor|winner|Name|Nama|nom|nombre|nome|naam|manager|coach|owner|president|Kunde|Mitarbeiter|Ansprechpartner|driver|performer|byline|creator|member|singer|composer|reviewer|instructor|organizer|guest|speaker|judge|representative|politician|contact_person",
    ),
  },
  first_name: {
    recipes: [
      (maker) => () => maker.faker.person.firstName(),
      (maker) => () => maker.faker.person.firstName(),
      (maker) => () => maker.faker.person.firstName().toUpperCase(),
      (maker) => () => maker.faker.person.firstName() + (maker.chance(0.2) ? ` ${maker.upper(1)}.` : ""),
    ],
    headers: headers(
      "first_name|firstName|First Name|given_name|forename|fname|Vorname|prénom|prenom|nombre|nome|voornaam|name|Christian name|givenname",
    ),
  },
  last_name: {
    recipes: [
      (maker) => () => maker.faker.person.lastName(),
      (maker) => () => maker.faker.person.lastName(),
      (maker) => () => maker.faker.person.lastName().toUpperCase(),
    ],
    headers: headers(
      "last_name|lastName|Last Name|surname|family_name|lname|Nachname|Familienname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|achternaam|name",
    ),
  },
  gender: {
    share: 1.4,
    recipes: [
      oneList(
        "Male|Female",
        "male|female",
        "M|F",
        "m|f",
        "F|M|X",
        "Male|Female|Other",
        "MALE|FEMALE",
        "man|woman",
        "Men|Women",
        "boy|girl",
        "Female|Male|Non-binary|Prefer not to say",
        "weiblich|männlich",
        "w|m|d",
        "homme|femme",
        "H|F",
        "hombre|mujer",
        "masculino|femenino",
        "maschio|femmina",
        "masculino|feminino",
        "man|vrouw",
        "Herr|Frau",
        "http://schema.org/Male|http://schema.org/Female",
        "Unisex|Men|Women",
        "male|female|unisex",
        "мужской|женский",
        "Mens|Womens",
        "Males|Females|Both",
      ),
    ],
    headers: headers(
      "gender|sex|Gender|Sex|Geschlecht|sexe|sexo|sesso|geslacht|genre|género|who|gender_identity|M/F|suggestedGender",
    ),
    distinct: 5,
  },
  age: {
    share: 1.4,
    recipes: [
      (maker) => () => String(maker.whole(18, 90)),
      (maker) => () => String(maker.whole(0, 100)),
      (maker) => {
        const middle = maker.whole(20, 55);
        return () => String(Math.max(0, Math.round(middle + maker.normal() * 10)));
      },
      (maker) => () => `${maker.whole(1, 90)} years`,
      (maker) => () => `${maker.whole(1, 90)} ${maker.pick(["y", "yrs", "years old", "Jahre", "ans", "años"])}`,
      oneList(
        "18-24|25-34|35-44|45-54|55-64|65+",
        "0-4|5-9|10-14|15-19|20-24",
        "under 18|18-29|30-44|45-60|> 60",
        "3+|5+|7+|12+|16+|18+",
        "Adult|Child|Adults|All ages",
      ),
      oneList("3-6|6-12|8-10|18-|5-99|4-", "18-65|21+|0-3|13-17"),
      (maker) => () => maker.decimal(0, 80, maker.pick([1, 2, 0])),
    ],
    headers: headers(
      "age|Age|AGE|age_years|Alter|âge|edad|età|idade|leeftijd|patient_age|age_group|agegrp|mother_age|Age (years)|typicalAgeRange|age_at_death|ages|Aetat",
    ),
  },
  birth_date: {
    recipes: [
      (maker) => () => maker.date(1935, 2005).toISOString().slice(0, 10),
      (maker) => () => {
        const date = maker.date(1935, 2005);
        return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
      },
      (maker) => () => {
        const date = maker.date(1920, 2010);
        return `${String(date.getUTCDate()).padStart(2, "0")}.${String(date.getUTCMonth() + 1).padStart(2, "0")}.${date.getUTCFullYear()}`;
      },
    ],
    headers: headers(
      "birth_date|birthdate|date_of_birth|dob|DOB|born|birthday|Geburtsdatum|geboren|date de naissance|naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|BirthDate|Birth",
    ),
  },
  honorific: {
    recipes: [
      oneList(
        "Mr|Mrs|Ms|Dr",
        "Mr.|Mrs.|Ms.|Dr.|Prof.",
        "Mr|Miss|Mrs|Master|Dr|Rev",
        "Herr|Frau|Dr.|Prof. Dr.",
        "M.|Mme|Mlle|Dr",
        "Sr.|Sra.|Dr.|Dra.",
        "Sig.|Sig.ra|Dott.",
        "Dhr.|Mevr.",
        "Hon.|Rep.|Sen.|Gov.",
      ),
    ],
    headers: headers(
      "title|prefix|salutation|honorific|Anrede|civilité|tratamiento|titolo|aanhef|name_prefix|courtesy_title",
    ),
    distinct: 7,
  },
  marital_status: {
    recipes: [
      oneList(
        "Single|Married|Divorced|Widowed",
        "single|married",
        "S|M|D|W",
        "Never-married|Married-civ-spouse|Divorced|Separated|Widowed|Married-spouse-absent",
        "ledig|verheiratet|geschieden|verwitwet",
        "célibataire|marié|divorcé|veuf",
        "soltero|casado|divorciado|viudo",
        "celibe|sposato|divorziato",
        "Married|Single|In a domestic partnership|Separated",
      ),
    ],
    headers: headers(
      "marital_status|marital|maritalstatus|married|Familienstand|état civil|estado civil|stato civile|burgerlijke staat|civil_status|relationship",
    ),
    distinct: 7,
  },
  ethnicity: {
    recipes: [
      oneList(
        "White|Black|Asian|Hispanic|Other",
        "Caucasian|African American|Asian|Hispanic|Native American",
        "Black|White|Latino|Asian/Pacific Islander|Unknown",
        "Hispanic or Latino|Not Hispanic or Latino",
        "W|B|A|H|N|O",
        "White British|Irish|Indian|Pakistani|Bangladeshi|Black African|Black Caribbean|Chinese|Mixed",
        "white|black|other|hisp",
        "ASIAN AND PACIFIC ISLANDER|BLACK NON HISPANIC|HISPANIC|WHITE NON HISPANIC",
        "American Indian or Alaska Native|Native Hawaiian or Other Pacific Islander|Two or more races|White|Black or African American",
        "European|Maori|Pacific|Asian|MELAA",
      ),
    ],
    headers: headers(
      "ethnicity|race|Race|Ethnicity|ethnic_group|race_ethnicity|ethn|Ethnie|origine ethnique|etnia|raza|victim_race|Ethnic Group",
    ),
    distinct: 9,
  },
  username: {
    recipes: [
      (maker) => () => handle(maker),
      (maker) => () => maker.faker.internet.username(),
      (maker) => () => handle(maker).toLowerCase(),
    ],
    headers: headers(
      "username|user|user_name|login|screen_name|userid|nickname|Benutzername|utilisateur|usuario|utente|gebruiker|account|handle|owner|author|created_by|player",
    ),
  },
  national_id: {
    recipes: [
      (maker) => () => `${maker.whole(101, 665)}-${maker.digits(2)}-${maker.number(4)}`,
      (maker) => () => `756.${maker.digits(4)}.${maker.digits(4)}.${maker.digits(2)}`,
      (maker) => () => `${maker.digits(3)}.${maker.digits(3)}.${maker.digits(3)}-${maker.digits(2)}`,
      (maker) => () => maker.digits(8) + maker.chars("TRWAGMYFPDXBNJZSQVHLCKE", 1),
      (maker) => () =>
        `${maker.upper(2)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)} ${maker.chars("ABCD", 1)}`,
      (maker) => () =>
        `${maker.upper(6)}${maker.digits(2)}${maker.chars("ABCDEHLMPRST", 1)}${maker.digits(2)}${maker.upper(1)}${maker.digits(3)}${maker.upper(1)}`,
      (maker) => () =>
        `${maker.pick([1, 2])} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(3)} ${maker.digits(3)} ${maker.digits(2)}`,
      (maker) => () => `${maker.digits(6)}-${maker.digits(4)}`,
    ],
    headers: headers(
      "ssn|SSN|national_id|social_security_number|tax_id|AHV|AHV-Nr|NINO|nino|dni|DNI|NIF|CPF|cpf|codice fiscale|numéro de sécurité sociale|Steuer-ID|bsn|personnummer|id_number|aadhaar|PESEL|identity number",
    ),
  },
  passport: {
    recipes: [
      (maker) => () => maker.upper(1) + maker.number(8),
      (maker) => () => maker.upper(2) + maker.number(7),
      (maker) => () => maker.number(9),
      (maker) => () => `C${maker.chars("0123456789CFGHJKLMNPRTVWXYZ", 8)}`,
      (maker) => () => maker.digits(2) + maker.upper(2) + maker.digits(5),
      (maker) => () => `X${maker.number(7)}`,
    ],
    headers: headers(
      "passport|passport_no|passport_number|Passport No.|Reisepass|Passnummer|passeport|pasaporte|passaporto|passaporte|paspoort",
    ),
  },
  license_plate: {
    recipes: [
      (maker) => () => `${maker.upper(maker.whole(1, 3))}-${maker.upper(2)} ${maker.number(maker.whole(2, 4))}`,
      (maker) => () => `${maker.upper(2)}-${maker.digits(3)}-${maker.upper(2)}`,
      (maker) => () => `${maker.upper(2)}${maker.digits(2)} ${maker.upper(3)}`,
      (maker) => () => maker.digits(1) + maker.upper(3) + maker.digits(3),
      (maker) => () =>
        `${maker.pick(["ZH", "BE", "VD", "GE", "AG", "SG", "LU", "BS"])} ${maker.number(maker.whole(4, 6))}`,
      (maker) => () => `${maker.digits(4)} ${maker.chars("BCDFGHJKLMNPRSTVWXYZ", 3)}`,
      (maker) => () => `${maker.upper(3)}-${maker.digits(4)}`,
      (maker) => () => `${maker.upper(3)} ${maker.digits(3)}`,
      (maker) => () => `${maker.upper(2)} ${maker.digits(2)} ${maker.upper(2)} ${maker.digits(4)}`,
    ],
    headers: headers(
      "license_plate|plate|plate_number|registration|number_plate|Kennzeichen|plaque|immatriculation|matrícula|matricula|targa|placa|kenteken|vehicle_reg|licence plate",
    ),
  },
  email: {
    recipes: [
      (maker) => () => maker.faker.internet.email(),
      (maker) => () =>
        `${handle(maker).toLowerCase()}@${maker.pick(["gmail.com", "yahoo.com", "hotmail.com", "gmx.de", "outlook.com", "web.de", "orange.fr"])}`,
      (maker) => () =>
        `${maker.pick(["info", "contact", "office", "sales", "kontakt", "hello"])}@${maker.faker.internet.domainName()}`,
      (maker) => () => `mailto:${handle(maker).toLowerCase()}@example.com`,
    ],
    headers: headers(
      "email|e-mail|Email|mail|email_address|E-Mail-Adresse|courriel|correo|correo electrónico|contact|indirizzo email|e_mail|username|EMAIL",
    ),
  },
  phone: {
    share: 1.8,
    recipes: [
      (maker) => () => maker.faker.phone.number(),
      (maker) => () => maker.faker.phone.number({ style: "international" }),
      (maker) => () => maker.faker.phone.number({ style: "national" }),
      (maker) => () => `(${maker.whole(201, 989)}) ${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () => `${maker.whole(201, 989)}-${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () => `${maker.whole(201, 989)}.${maker.whole(200, 999)}.${maker.digits(4)}`,
      (maker) => () => maker.whole(201, 989) + String(maker.whole(200, 999)) + maker.digits(4),
      (maker) => () => `+1 ${maker.whole(201, 989)}-${maker.whole(200, 999)}-${maker.digits(4)}`,
      (maker) => () =>
        `+${maker.pick([44, 49, 33, 41, 39, 34, 31, 43, 45, 46, 61, 91, 55, 7])} ${maker.whole(10, 999)} ${maker.number(maker.whole(6, 8))}`,
      (maker) => () => `+${maker.pick([44, 49, 33, 41, 39, 34, 31, 91, 61, 86])}${maker.number(maker.whole(9, 10))}`,
      (maker) => () =>
        `0${maker.number(maker.whole(2, 4))}${maker.pick(["/", " ", "-", ""])}${maker.number(maker.whole(5, 8))}`,
      (maker) => () =>
        `0${maker.whole(1, 9)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)} ${maker.digits(2)}`,
      (maker) => () => `1-800-${maker.digits(3)}-${maker.digits(4)}`,
    ],
    headers: headers(
      "phone|telephone|Phone|tel|mobile|phone_number|fax|cell|Telefon|Handy|Telefonnummer|téléphone|portable|teléfono|móvil|telefono|cellulare|telefone|telefoon|contact|faxNumber|Phone Number|contact_number|PhoneNumber",
    ),
  },
  url: {
    share: 2,
    recipes: [
      (maker) => () => maker.faker.internet.url(),
      (maker) => () => `https://www.${maker.faker.internet.domainName()}/${maker.faker.lorem.slug()}`,
      (maker) => {
        const start = `https://${maker.faker.internet.domainName()}/${maker.word("tag")}/`;
        return () => start + maker.pick([maker.digits(6), maker.faker.lorem.slug()]);
      },
      (maker) => () => `http://${maker.faker.internet.domainName()}/images/${maker.digits(5)}.jpg`,
      (maker) => () =>
        `https://cdn.${maker.faker.internet.domainName()}/${maker.chars("0123456789abcdef", 12)}/${maker.faker.lorem.slug()}.png?w=${maker.whole(100, 900)}`,
      (maker) => () => `www.${maker.faker.internet.domainName()}`,
      (maker) => () => `/${maker.word("tag")}/${maker.faker.lorem.slug()}.html`,
      (maker) => () => `//${maker.faker.internet.domainName()}/${maker.faker.lorem.slug()}`,
      (maker) => () =>
        `https://www.youtube.com/watch?v=${maker.chars("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-", 11)}`,
      (maker) => () => `https://twitter.com/${handle(maker)}`,
    ],
    headers: headers(
      "url|link|website|homepage|web|URL|href|image|photo|image_url|Webseite|Link|site|site web|sitio web|sito|source|page|sameAs|thumbnail|picture|logo|video|Internet|poster|permalink|trailer|weblink",
    ),
  },
  domain: {
    recipes: [
      (maker) => () => maker.faker.internet.domainName(),
      (maker) => () => `${maker.pick(["www", "mail", "shop", "blog"])}.${maker.faker.internet.domainName()}`,
    ],
    headers: headers("domain|hostname|host|website|site|server|Domain|domaine|dominio|domein|publisher|tld|source"),
  },
  ip_address: {
    recipes: [
      (maker) => () => maker.faker.internet.ipv4(),
      (maker) => () => `192.168.${maker.whole(0, 255)}.${maker.whole(1, 254)}`,
      (maker) => () => maker.faker.internet.ipv6(),
      (maker) => () => maker.faker.internet.ip(),
    ],
    headers: headers(
      "ip|ip_address|IP|client_ip|source_ip|IP-Adresse|adresse ip|dirección ip|remote_addr|host|src|dst",
    ),
  },
  mac_address: {
    recipes: [
      (maker) => () => maker.faker.internet.mac(),
      (maker) => () => maker.faker.internet.mac("-").toUpperCase(),
      (maker) => () =>
        `${maker.chars("0123456789abcdef", 4)}.${maker.chars("0123456789abcdef", 4)}.${maker.chars("0123456789abcdef", 4)}`,
      (maker) => () => maker.chars("0123456789ABCDEF", 12),
    ],
    headers: headers("mac|mac_address|MAC|hardware_address|device|bssid|ether"),
  },
  social_handle: {
    recipes: [
      (maker) => () => `@${handle(maker).replace(/[-]/g, "_")}`,
      (maker) => () => `@${maker.faker.internet.username().replace(/[-]/g, "")}`,
    ],
    headers: headers("twitter|handle|instagram|twitter_handle|social|account|username|mention|tiktok|screen_name"),
  },
  user_agent: {
    recipes: [(maker) => () => maker.faker.internet.userAgent()],
    headers: headers("user_agent|useragent|User-Agent|browser|agent|ua|client"),
  },
  mime_type: {
    recipes: [
      (maker) => () => maker.faker.system.mimeType(),
      oneList("image/jpeg|image/png|application/pdf|text/html|text/plain|application/json|video/mp4"),
    ],
    headers: headers("mime_type|mimetype|content_type|Content-Type|media_type|type|format|encodingFormat"),
  },
  file_name: {
    recipes: [
      (maker) => () => maker.faker.system.fileName(),
      (maker) => () => maker.faker.system.filePath(),
      (maker) => () => `IMG_${maker.digits(4)}.${maker.pick(["JPG", "jpg", "png"])}`,
      (maker) => () => `C:\\Users\\${maker.faker.person.firstName()}\\${maker.faker.system.fileName()}`,
      (maker) => () =>
        `${maker.word("tag")}/${maker.word("tag")}_${maker.digits(2)}.${maker.pick(["csv", "json", "txt", "py", "tif"])}`,
      oneTemplate("{noun}.pdf", "scan_{9}{9}{9}.tif", "{tag}-{9}{9}{9}{9}.jpg", "{tag}.html"),
    ],
    headers: headers(
      "file|filename|file_name|path|filepath|document|attachment|Datei|Dateiname|fichier|archivo|file path|image|image_file|bestand|image_name",
    ),
  },
};
