/**
 * Ethnic group or race as forms ask for it. The words differ from survey to survey, so an unknown one is no error.
 * Sources: US OMB Statistical Policy Directive 15; ONS ethnic groups (England and Wales 2021).
 */
import { defineVocabulary } from "../names/vocabulary.ts";

export const ethnicity = defineVocabulary({
  id: "ethnicity",
  title: "Ethnic group",
  group: "person",
  headers: [
    /\b(ethnicity|ethnic(?: group| origin)?|race|raceethnicity|race ?ethnicity)\b/i,
    /\b(ethnie|ethnische|volksgruppe|origine ethnique|etnia|raza|raça|cor ou raça|etnicità|etniciteit|afkomst)\b/i,
  ],
  vocabulary: {
    forms: ["words"],
    meanings: (
      "white|caucasian|non-hispanic white|white non-hispanic|white (non-hispanic)|white, non-hispanic|white alone|white british|white irish|any other white background|other white|" +
      "black|african american|african-american|black or african american|black/african american|black non-hispanic|black, non-hispanic|black (non-hispanic)|black alone|black african|black caribbean|black british|afro-caribbean|afro-american|" +
      "hispanic|latino|latina|latinx|hispanic/latino|hispanic or latino|latino/hispanic|hispanic or latinx|hispanic (of any race)|not hispanic or latino|not hispanic|non-hispanic|chicano|mexican american|" +
      "asian|asian american|asian/pacific islander|asian or pacific islander|asian alone|asian-pac-islander|asian, non-hispanic|south asian|east asian|southeast asian|asian british|british asian|amer-indian-eskimo|" +
      "native american|american indian|american indian or alaska native|american indian/alaska native|american indian/alaskan native|alaska native|indigenous|aboriginal|first nations|inuit|metis|maori|torres strait islander|aboriginal and torres strait islander|" +
      "pacific islander|native hawaiian|native hawaiian or other pacific islander|native hawaiian/pacific islander|hawaiian|polynesian|" +
      "middle eastern|arab|arabic|middle eastern or north african|mena|arab american|gypsy|roma|traveller|gypsy or irish traveller|jewish|" +
      "mixed|multiracial|biracial|two or more races|two or more|2 or more races|more than one race|mixed race|multi-racial|multiple|mixed or multiple ethnic groups|white and black caribbean|white and asian|white and black african|" +
      "other|other race|some other race|any other ethnic group|other ethnic group|unknown|declined|declined to state|not stated|prefer not to say|" +
      "weiß|schwarz|asiatisch|blanc|noir|blanco|negro|mestizo|indígena|afrodescendiente|mulato|branca|branco|preta|preto|parda|pardo|amarela|indigena|bianco|nero|coloured|indian|chinese|malay|han"
    )
      .split("|")
      .map((word) => [word]),
  },
  isOpen: true,
  confidence: 0.85,
  allowedTokens: ["other"],
});
