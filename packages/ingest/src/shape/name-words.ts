/** Words that name columns in many exports: of forms, ledgers, registers and measurements, in the languages they come in. */

const WORDS = `
id ids uuid guid key pk idx index row rowid nr no num number nummer numero numéro número nombre code codes ref reference referenz sku
name names vorname nachname nom prénom prenom cognome apellido apellidos sobrenome naam firstname lastname surname forename initials
first last middle full title titel titre titulo título anrede username user users login account konto compte cuenta
date datum fecha data dato time timestamp datetime zeit heure hora uhrzeit year jahr année annee año anno ano jaar month monat mois mes mese
week woche semaine semana day tag jour día dia giorno hour minute second start end begin from to until since created updated modified
value values wert werte valeur valor valore amount betrag montant importe importo count counts anzahl total sum summe avg mean median
min max minimum maximum std stdev variance rate ratio share percent percentage prozent anteil score rank rang index change diff
price preis prix precio prezzo preço cost costs kosten coût costo fee tax mwst vat net gross netto brutto currency währung waehrung devise moneda
revenue sales umsatz budget salary income gehalt balance debit credit saldo quantity qty menge quantité cantidad unit units einheit unité unidad
description beschreibung bezeichnung libellé descripción descrizione comment comments kommentar bemerkung remarks note notes notiz text content body message subject betreff
type types typ art kind category kategorie catégorie categoría class classe group gruppe groupe grupo label tag tags status state stage level stufe flag
city ort stadt ville ciudad città cidade stad town place location lieu lugar region région región province provinz kanton canton county district
country countries land länder pays país paese nation continent area address adresse dirección indirizzo endereço street strasse straße rue calle via
zip plz postcode postal postleitzahl cp cap phone tel telefon téléphone telefono teléfono mobile fax email mail e-mail url uri link website web domain
lat latitude lon lng long longitude breite länge altitude elevation x y z coordinates geometry
age alter âge edad età gender sex geschlecht sexe sexo género birth birthday geburtsdatum nationality
company firma société empresa azienda organisation organization department abteilung service vendor supplier lieferant fournisseur customer kunde client cliente
product produkt produit producto prodotto item items artikel article model brand marke colour color farbe size größe grösse taille talla
length width height weight gewicht poids peso länge breite höhe hoehe temperature temp temperatur humidity pressure speed velocity voltage power energy frequency wavelength
version source quelle fuente author autor auteur owner language sprache langue lang file filename path format position pos role rolle
population species gene symbol chromosome sample patient subject treatment dose concentration result results test measurement observation obs
order bestellung commande pedido invoice rechnung facture factura payment method transaction event action duration dauer distance
team player season game goals points wins losses home away score college school rating votes party candidate
latency bytes status response request host ip port method agent session device browser
`;

const NAME_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ""));

/** The words of a name: `customerID`, `customer_id` and `Customer ID` have the same two. */
function wordsOf(name: string): string[] {
  const spaced = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return spaced.split(/[^\p{L}]+/u).filter((word) => word !== "");
}

/** The share of a name's words, from 0 to 1, that are known to name columns. */
export function shareOfNameWords(name: string): number {
  const words = wordsOf(name);
  if (words.length === 0) return 0;
  return words.filter((word) => NAME_WORDS.has(word)).length / words.length;
}
