/** Made values about people and their papers. */
import { headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";
import { handle } from "./shared-recipes.ts";

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
        // The categories of the US census: Statistical Policy Directive 15 of 1997.
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
};
