/**
 * Units that count things, and the UN/CEFACT codes that trade uses for the common units.
 * Sources: UNECE recommendation 20 (codes for units of measure), as used by EN 16931 invoices, and 21 (packages); UCUM 2.1 ({} annotations).
 */

/** Code, then its symbol. */
const CODES =
  "KGM=kg GRM=g MGM=mg MC=µg TNE=t LBR=lb ONZ=oz STI=st CTM=ct MTR=m KMT=km CMT=cm MMT=mm DMT=dm INH=in FOT=ft YRD=yd SMI=mi NMI=nmi MTK=m² KMK=km² CMK=cm² MMK=mm² HAR=ha ACR=ac FTK=ft² INK=in² YDK=yd² MIK=mi² LTR=l MLT=ml CLT=cl DLT=dl HLT=hl MTQ=m³ CMQ=cm³ DMQ=dm³ GLL=gal QT=qt PT=pt OZA=fl_oz FTQ=ft³ INQ=in³ BLL=bbl MTS=m/s KMH=km/h HM=mph KNT=kn CEL=°C FAH=°F KEL=K JOU=J KJO=kJ 3B=MJ WHR=Wh KWH=kWh MWH=MWh GWH=GWh BTU=BTU WTT=W KWT=kW MAW=MW PAL=Pa A97=hPa KPA=kPa MPA=MPa BAR=bar MBR=mbar HTZ=Hz KHZ=kHz MHZ=MHz VLT=V KVT=kV 2Z=mV AMP=A 4K=mA AMH=Ah OHM=Ω SEC=s MIN=min HUR=h DAY=d WEE=wk MON=mo ANN=yr NEW=N DD=° P1=% C62=unit H87=piece EA=each PCE=piece NIU=unit SET=set PR=pair DZN=dozen XBX=box XPK=pack XBG=bag XBO=bottle XCA=can RO=roll BX=box PK=pack BG=bag NAR=unit 4L=MB E34=GB E35=TB AD=B 2P=kB";

/** Symbol, then its other spellings. */
const COUNTS: Readonly<Record<string, string>> = {
  unit: "units,einheit,einheiten,unité,unités,unidad,unidades,unidade,unità,eenheid,u",
  piece: "pieces,pc,pcs,pc.,pcs.,stück,stk,stk.,st.,pièce,pièces,pieza,piezas,peça,peças,pezzo,pezzi,stuk,stuks",
  each: "ea,ea.",
  pair: "pairs,paar,paire,par,pares,paio,pr",
  dozen: "dozens,dz,doz,dutzend,douzaine,docena,dúzia,dozzina,dozijn",
  set: "sets,kit,kits,satz",
  box: "boxes,karton,boîte,caja,caixa,scatola,doos",
  pack: "packs,pkg,pkt,packet,packets,package,packung,packungen,paquet,paquete,pacote,pacco,pak",
  bag: "bags,beutel,sack,sac,bolsa,saco,sacchetto,zak",
  bottle: "bottles,flasche,flaschen,bouteille,botella,garrafa,bottiglia,fles",
  can: "cans,tin,tins,dose,dosen,boîte de conserve,lata,lattina,blik",
  roll: "rolls,rolle,rollen,rouleau,rollo,rolo,rotolo,rol",
  person: "persons,people,personen,personnes,personas,pessoas,persone",
};

/** Units that count things and have no symbol: they stay as they are written. */
const NAMES: ReadonlySet<string> = new Set(
  (
    "sheet,sheets,bogen,blatt,blätter,feuille,feuilles,hoja,hojas,folha,folhas,foglio,fogli,tube,tubes,tuben,tubo,tubos," +
    "bucket,buckets,eimer,canister,canisters,kanister,bidon,bidons,pallet,pallets,palette,paletten,palettes," +
    "ampoule,ampoules,ampulle,ampullen"
  ).split(","),
);

const symbolOfCode: ReadonlyMap<string, string> = new Map(
  CODES.split(" ").map((pair) => {
    const [code = "", symbol = ""] = pair.split("=");
    return [code, symbol.replace("_", " ")];
  }),
);
const countOfName: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTS).flatMap(([symbol, names]) => [symbol, ...names.split(",")].map((name) => [name, symbol])),
);

/** Returns the symbol of a UN/CEFACT code in capitals. */
export function symbolOfUnitCode(text: string): string | undefined {
  return symbolOfCode.get(text);
}

/** Returns the symbol; for a name without one the name as it is written. */
export function findCountUnit(text: string): string | undefined {
  const name = text.toLowerCase();
  return countOfName.get(name) ?? (NAMES.has(name) ? text : undefined);
}
