/**
 * Marital status, in words or by a letter; the column keeps its form.
 * Sources: HL7 marital status codes; EU regulation 763/2008 (legal marital status).
 */
import { defineVocabulary, readVocabulary } from "../names/vocabulary.ts";

export const maritalStatus = defineVocabulary({
  id: "marital_status",
  title: "Marital status",
  group: "person",
  headers: [
    /\b(marital|civil|relationship)[ _-]?(status|state)?\b/i,
    /\b(familienstand|zivilstand|état civil|etat civil|situation familiale|estado civil|stato civile|burgerlijke staat)\b/i,
  ],
  usualLetters: "SMDW",
  vocabulary: readVocabulary({
    English:
      "single|never married|unmarried|never-married|nevermarried|bachelor|not married; married|married-civ-spouse|married-af-spouse|married-spouse-absent|legally married; divorced|div; widowed|widow|widower; separated|legally separated; registered partnership|civil partnership|civil union|domestic partnership|domestic partner|partnered; cohabiting|living together|living common law|common law|common-law|in a relationship; engaged; annulled; other; unknown",
    letter: "S; M; D; W; L; P; C; ; A; O; U",
    German:
      "ledig; verheiratet|verh.; geschieden|gesch.; verwitwet|verw.; getrennt|getrennt lebend; eingetragene Partnerschaft|verpartnert|eingetragene Lebenspartnerschaft; zusammenlebend|in Partnerschaft; verlobt; aufgehoben; andere; unbekannt",
    "German (Swiss)":
      "ledig; verheiratet; geschieden; verwitwet; getrennt; eingetragene Partnerschaft; Konkubinat; verlobt",
    French:
      "célibataire; marié|mariée|marié(e); divorcé|divorcée|divorcé(e); veuf|veuve|veuf(ve); séparé|séparée; pacsé|pacsée|partenariat enregistré; concubinage|union libre; fiancé|fiancée; annulé; autre; inconnu",
    Spanish:
      "soltero|soltera|soltero(a); casado|casada|casado(a); divorciado|divorciada|divorciado(a); viudo|viuda; separado|separada; pareja de hecho; unión libre; comprometido|comprometida; ; otro; desconocido",
    Portuguese:
      "solteiro|solteira|solteiro(a); casado|casada|casado(a); divorciado|divorciada; viúvo|viúva; separado|separada; união estável; união de facto; noivo|noiva; ; outro; desconhecido",
    Italian:
      "celibe|nubile|celibe|nubile; coniugato|coniugata|sposato|sposata; divorziato|divorziata; vedovo|vedova; separato|separata; unione civile; convivente; fidanzato|fidanzata; ; altro; sconosciuto",
    Dutch:
      "ongehuwd|alleenstaand; gehuwd|getrouwd; gescheiden; weduwe|weduwnaar; gescheiden van tafel en bed; geregistreerd partnerschap; samenwonend; verloofd; ; anders; onbekend",
    Polish: "kawaler|panna|wolny; żonaty|zamężna; rozwiedziony|rozwiedziona; wdowiec|wdowa; w separacji",
    Russian: "холост|не замужем|холост|не замужем; женат|замужем; разведен|разведена|разведён; вдова|вдовец",
  }),
});
