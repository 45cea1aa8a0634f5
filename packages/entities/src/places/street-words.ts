/** Words by which a text is a street, in seven languages and a few more; folded. */

export const STREET_WORDS: ReadonlySet<string> = new Set(
  (
    "street st avenue ave av road rd boulevard blvd drive dr lane ln way court ct place pl square sq terrace ter trail trl parkway pkwy circle cir highway hwy route rte expressway expy freeway fwy turnpike tpke loop alley aly crescent cres close gardens grove mews row walk wharf quay plaza broadway esplanade parade pde pike run bypass causeway crossing xing cove commons heights hill junction landing meadow meadows park pass path point ridge view vista " +
    "strasse str weg allee platz gasse ring damm ufer steig chaussee graben markt pfad kai " +
    "rue chemin ch allee allees impasse place quai route cours passage faubourg sentier ruelle villa cite square rond-point esplanade " +
    "calle c avenida avda av plaza paseo camino carretera ctra ronda travesia pasaje callejon glorieta urbanizacion carrera cra diagonal transversal " +
    "rua r avenida travessa praca largo alameda estrada rodovia beco ladeira quinta " +
    "via viale piazza corso largo vicolo strada piazzale contrada lungomare localita salita " +
    "straat laan weg plein kade gracht dreef hof singel steenweg baan lei " +
    "ulica ul aleja al plac os ulice namesti utca ut ter korut gatan gata vagen vag gade vej veien vei katu tie cesta trg bulevardul strada улица ул проспект пр переулок шоссе площадь вулиця οδος sokak caddesi cad jalan jl soi marg nagar"
  ).split(" "),
);

/** Ends of words that are streets by themselves: Bahnhofstrasse, Kerkstraat, Storgatan. */
export const STREET_ENDS: readonly string[] = [
  "strasse",
  "str",
  "weg",
  "gasse",
  "allee",
  "platz",
  "damm",
  "ring",
  "ufer",
  "straat",
  "laan",
  "plein",
  "gracht",
  "kade",
  "steenweg",
  "gatan",
  "gata",
  "vagen",
  "gade",
  "vej",
  "veien",
  "katu",
  "tie",
  "utca",
];
