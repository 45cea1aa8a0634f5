/**
 * A company, office, school or association. Any name may be one; its spelling and legal form stay as the column has them.
 * Sources: ISO 20275 (legal forms); schema.org, Organization and its subtypes.
 */

import { headerWords } from "../columns/header-words.ts";
import { indexHeadWords } from "../names/head-words.ts";
import { CAPITAL, GAP, LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { findLegalForm, isClearForm } from "./legal-forms.ts";

const MAX_KNOWN_LENGTH = 110;
const headWord = indexHeadWords(
  "bank banks university college institute institution academy school company companies group holding holdings association foundation ministry department society hospital clinic council agency bureau committee commission church trust partners partnership services service systems technologies technology solutions industries enterprises international consulting associates laboratories labs pharmaceuticals airlines airways insurance capital ventures investments energy motors media press publishing publishers union federation league authority administration office organization organisation network center centre corporation cooperative club nations airline railways electronics communications software studios productions records brothers sons " +
    "gesellschaft verein stiftung universitat hochschule amt bundesamt verband gemeinde kanton ministerium behorde bundesministerium sparkasse versicherung werke stadtwerke kirchgemeinde genossenschaft institut klinik krankenhaus spital schule verlag handel " +
    "societe association fondation banque universite ministere mairie commune hopital ecole lycee syndicat federation agence compagnie etablissements groupe " +
    "sociedad asociacion fundacion banco universidad ministerio ayuntamiento hospital escuela instituto sindicato agencia empresa compania grupo cooperativa colegio " +
    "sociedade associacao fundacao universidade camara escola agencia companhia prefeitura " +
    "societa associazione fondazione banca universita ministero comune ospedale scuola istituto sindacato agenzia gruppo azienda " +
    "stichting vereniging universiteit ministerie gemeente ziekenhuis bedrijf groep maatschappij",
);

export const organization = defineOpenListNames({
  id: "organization",
  title: "Organization",
  group: "org",
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  maxLength: 300,
  needsLetters: false,
  headers: [
    headerWords(
      "(?:company|organi[sz]ation|org|institution|employer|agency|school|university|college|hospital|bank|business|vendor|supplier|manufacturer|publisher|customer|client|sponsor|studio|airline|firm|corporation|affiliation|department|owner|operator|carrier|provider|merchant|issuer|hiring organization)s?(?:[ _-]?name)?",
    ),
    headerWords(
      "firma|unternehmen|organisation|arbeitgeber|hersteller|lieferant|verlag|kunde|schule|universität|behörde|amt|entreprise|société|organisme|employeur|éditeur|fournisseur|fabricant|école|empresa|organización|institución|proveedor|editorial|fabricante|escuela|organização|instituição|fornecedor|editora|azienda|organizzazione|ditta|editore|fornitore|produttore|bedrijf|organisatie|uitgever|leverancier|werkgever",
    ),
  ],
  recognise: (text) => {
    if (text.length < 2 || text.length > MAX_KNOWN_LENGTH) return 0;
    const shape = nameShape(text);
    if ((shape & LETTER) === 0) return 0;
    if ((shape & GAP) === 0) return (shape & CAPITAL) === 0 ? 0.02 : 0.08;
    const form = findLegalForm(text);
    if (form !== "") return isClearForm(form) ? 0.95 : 0.5;
    const place = headWord(text);
    if (place === undefined) return (shape & CAPITAL) === 0 ? 0.02 : 0.12;
    return place === "inside" ? 0.4 : 0.75;
  },
  componentsOf: (text) => ({ legal_form: findLegalForm(text) }),
});
