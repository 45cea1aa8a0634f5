/**
 * The title before a person's name. The column keeps its language and its points ("Mr." or "Mr").
 * Sources: CLDR person names; Debrett's forms of address.
 */
import { defineVocabulary, readVocabulary } from "../names/vocabulary.ts";

export const honorific = defineVocabulary({
  id: "honorific",
  title: "Title of a person",
  group: "person",
  headers: [
    /\b(honorific|salutation|name ?prefix|courtesy ?title|titles?)\b/i,
    /\b(anrede|titel|civilité|civilite|tratamiento|tratamento|titolo|appellativo|aanhef)\b/i,
  ],
  usualLetters: "",
  vocabulary: readVocabulary({
    English:
      "Mr|Mister; Mrs|Missus; Ms; Miss; Mx; Dr|Doctor; Prof|Professor|Prof. Dr|Assoc. Prof|Asst. Prof; Rev|Reverend|Fr|Father|Pastor|Sister|Brother|Rabbi|Imam|Bishop|Canon; Sir|Dame|Lord|Lady|Baron|Baroness|Count|Countess|Duke|Earl|Prince|Princess|HRH|The Hon|Hon|Honourable|Honorable|The Honorable|Rt Hon|Viscount; Capt|Captain|Col|Colonel|Gen|General|Lt|Lieutenant|Maj|Major|Sgt|Sergeant|Cpl|Cmdr|Adm|Admiral|Pvt|Officer|Constable; Eng|Arch|Ing|Judge|Justice|Senator|Sen|Rep|President|Gov|Governor|Mayor|Chief|Coach|Attorney|Ambassador; Jr|Sr|II|III|IV; Mr and Mrs|Mr & Mrs",
    German:
      "Herr|Hr.; Frau|Fr.; ; Fräulein|Frl.; Mx; Dr.|Doktor|Dr. med.|Dr. phil.|Dr. iur.; Prof.|Prof. Dr.|Professor|Professorin|PD Dr.; Pfarrer|Pfr.; Graf|Gräfin|Freiherr|Baron; Hauptmann|Oberst; Dipl.-Ing.|Ing.|Mag.|lic. iur.; ; Herr und Frau|Familie|Fam.",
    French:
      "M.|Monsieur|Mr; Mme|Madame; ; Mlle|Mademoiselle; Mx; Dr|Docteur; Pr|Professeur|Prof.; Père|Abbé; Maître|Me; Capitaine; Ing.; ; M. et Mme",
    Spanish:
      "Sr.|Señor|Don|D.; Sra.|Señora|Doña|D.ª; ; Srta.|Señorita; ; Dr.|Doctor|Dra.; Prof.|Profesor|Profesora; Padre|Pbro.; Excmo.; Capitán; Ing.|Lic.|Arq.|Abog.; ; Sres.",
    Portuguese:
      "Sr.|Senhor; Sra.|Senhora; ; Srta.; ; Dr.|Dra.|Doutor|Doutora; Prof.|Profª; Padre|Pe.; Exmo.; Capitão; Eng.|Eng.º|Arq.",
    Italian:
      "Sig.|Signor|Signore; Sig.ra|Signora; ; Sig.na|Signorina; ; Dott.|Dott.ssa|Dottore|Dottoressa|Dr.; Prof.|Prof.ssa|Professore; Don|Padre; Conte|On.|Onorevole; Capitano; Ing.|Avv.|Arch.|Geom.|Rag.",
    Dutch:
      "Dhr.|de heer|heer; Mevr.|Mw.|Mevrouw; ; Mej.; ; Dr.; Prof.|Prof. dr.; Ds.; Jhr.; Kapitein; Ir.|Drs.|Mr.|Ing.; ; Fam.",
    Polish: "Pan; Pani; ; ; ; dr; prof.; ks.; hrabia; ; inż.|mgr; ; Państwo",
  }),
  isOpen: true,
  confidence: 0.85,
});
