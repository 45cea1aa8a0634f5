/**
 * A continent, by name or code; the column keeps its form. The large regions that tables put beside continents are let
 * through as they are, such as region 419 of UN M49.
 * Sources: UN M49; CLDR territory containment.
 */
import { defineVocabulary, readVocabulary } from "../names/vocabulary.ts";

const CODES = ["AF", "AN", "AS", "EU", "NA", "OC", "SA"];

export const continent = defineVocabulary({
  id: "continent",
  title: "Continent",
  group: "geo",
  headers: [/\b(continent|kontinent|erdteil|continente|werelddeel|world ?region)\b/i],
  componentsOf: (meaning) => (CODES[meaning] === undefined ? {} : { code: CODES[meaning] }),
  vocabulary: readVocabulary({
    English:
      "Africa; Antarctica|Antarctic; Asia; Europe; North America|N. America|Northern America; Oceania|Australia and Oceania|Australia & Oceania|Australia|Australasia; South America|S. America; Americas|America|The Americas; Latin America|Latin America and the Caribbean|LATAM; Central America; Caribbean; Middle East; Eurasia",
    codes: "AF; AN; AS; EU; NA; OC; SA",
    German:
      "Afrika; Antarktis|Antarktika; Asien; Europa; Nordamerika; Ozeanien|Australien und Ozeanien|Australien; Südamerika; Amerika; Lateinamerika; Mittelamerika|Zentralamerika; Karibik; Naher Osten; Eurasien",
    French:
      "Afrique; Antarctique; Asie; Europe; Amérique du Nord; Océanie; Amérique du Sud; Amérique|Amériques; Amérique latine; Amérique centrale; Caraïbes; Moyen-Orient; Eurasie",
    Spanish:
      "África; Antártida; Asia; Europa; América del Norte|Norteamérica; Oceanía; América del Sur|Sudamérica|Suramérica; América; América Latina|Latinoamérica; América Central|Centroamérica; Caribe; Oriente Medio; Eurasia",
    Portuguese:
      "África; Antártida|Antártica; Ásia; Europa; América do Norte; Oceania; América do Sul; América; América Latina; América Central; Caribe; Oriente Médio|Médio Oriente; Eurásia",
    Italian:
      "Africa; Antartide; Asia; Europa; America del Nord|Nord America|Nordamerica; Oceania; America del Sud|Sud America|Sudamerica; America; America Latina; America centrale; Caraibi; Medio Oriente; Eurasia",
    Dutch:
      "Afrika; Antarctica; Azië; Europa; Noord-Amerika; Oceanië; Zuid-Amerika; Amerika; Latijns-Amerika; Midden-Amerika; Caraïben; Midden-Oosten; Eurazië",
    Polish:
      "Afryka; Antarktyda; Azja; Europa; Ameryka Północna; Oceania; Ameryka Południowa; Ameryka; Ameryka Łacińska; Ameryka Środkowa; Karaiby; Bliski Wschód; Eurazja",
    Russian:
      "Африка; Антарктида; Азия; Европа; Северная Америка; Океания|Австралия; Южная Америка; Америка; Латинская Америка; Центральная Америка; ; Ближний Восток; Евразия",
    Swedish:
      "Afrika; Antarktis; Asien; Europa; Nordamerika; Oceanien; Sydamerika; Amerika; Latinamerika; Centralamerika; Karibien; Mellanöstern; Eurasien",
    Ukrainian:
      "Африка; Антарктида; Азія; Європа; Північна Америка; Океанія; Південна Америка; Америка; Латинська Америка; Центральна Америка; ; ; Євразія",
    Greek:
      "Αφρική; Ανταρκτική; Ασία; Ευρώπη; Βόρεια Αμερική; Ωκεανία; Νότια Αμερική; Αμερική; Λατινική Αμερική; Κεντρική Αμερική; ; Μέση Ανατολή; Ευρασία",
    Czech:
      "Afrika; Antarktida; Asie; Evropa; Severní Amerika; Oceánie; Jižní Amerika; Amerika; Latinská Amerika; Střední Amerika; Karibik; Blízký východ; Eurasie",
  }),
  allowedTokens: ["na"],
});
