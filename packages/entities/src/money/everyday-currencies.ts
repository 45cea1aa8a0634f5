/** What people call frequent currencies in their language, where CLDR has a more official name. */
const EVERYDAY = `USD dollar américain|dollar us|dollar (us)|dólar americano|dólar estadounidense|dólar de eua|dollaro americano|dollaro statunitense|amerikaanse dollar|amerikanischer dollar|us dollar|dolar amerykański|dolar american|американский доллар|доллар|dolar
GBP livre anglaise|livre britannique|libra inglesa|libra británica|libra esterlina britânica|sterlina|sterlina inglese|lira sterlina|britse pond|pond sterling|englisches pfund|pfund sterling|funt brytyjski|фунт стерлингов|british pounds
CHF schweizerfranken|franc suisse|franco suizo|franco suíço|franco svizzero|zwitserse frank|frank szwajcarski|швейцарский франк
JPY japanische yen|japanischer yen|yen japonais|yen japonés|yen giapponese|iene|iene japonês|japanse yen|иена
CNY chinesischer yuan|yuan chinois|yuan chino|yuan chinês|yuan cinese|chinese yuan|yuan renminbi|юань
EUR евро|ευρώ|euró|evro|eura
SEK schwedische krone|couronne suédoise|corona sueca|coroa sueca|corona svedese|zweedse kroon|svensk krona|svenska kronor
NOK norwegische krone|couronne norvégienne|corona noruega|norsk krone|norske kroner
DKK dänische krone|couronne danoise|corona danesa|dansk krone|danske kroner
PLN zloty|złoty|polnischer zloty|zloty polonais|esloti|złotych
HUF ungarischer forint|forint hongrois|forint húngaro|forint ungherese|magyar forint
CZK tschechische krone|couronne tchèque|corona checa|koruna česká|kč
INR indische rupie|roupie indienne|rupia india|rupia indiana
RUB russischer rubel|rouble russe|rublo ruso|rublo russo|рубль|руб
BRL brasilianischer real|réal brésilien|real brasileño|reais
TRY türkische lira|livre turque|lira turca|türk lirası
CAD kanadischer dollar|dollar canadien|dólar canadiense|dollaro canadese
AUD australischer dollar|dollar australien|dólar australiano|dollaro australiano
MXN mexikanischer peso|peso mexicain|peso messicano
UAH ukrainische hrywnja|hryvnia|гривна|гривня
KRW südkoreanischer won|won sud-coréen`;

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  EVERYDAY.split("\n").map((line) => [line.slice(0, 3), line.slice(4).split("|")]),
);

export function everydayNames(code: string): readonly string[] {
  return NAMES.get(code) ?? [];
}
