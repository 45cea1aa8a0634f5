/** Brands that many tables of products and cars name, in small letters. */
const BRANDS =
  "absolut|acer|activia|acura|adidas|adobe|aeg|aldi|alfa romeo|always|amd|apple|ariel|armani|asics|aston martin|asus|audi|axe|bacardi|barbie|beats|becks|bentley|birkenstock|black+decker|bmw|bosch|bose|bp|braun|bridgestone|brother|budweiser|bugatti|buick|burberry|byd|cadillac|calvin klein|canon|casio|chanel|chevrolet|chrysler|cisco|citizen|citroen|coca cola|coca-cola|colgate|columbia|continental|converse|coop|corona|costco|crocs|dacia|danone|dell|dewalt|dior|dodge|dove|dunlop|dyson|electrolux|epson|esso|evian|exxon|fanta|ferrari|ferrero|fiat|fila|fitbit|ford|fossil|fujifilm|gap|garmin|garnier|gillette|gmc|goodyear|google|gopro|gucci|guinness|h&m|haribo|hasbro|head & shoulders|heineken|heinz|hermes|hilti|honda|hp|htc|huawei|huggies|hugo boss|hummer|husqvarna|hyundai|ibm|ikea|illy|infiniti|intel|isuzu|jack daniel's|jaguar|jbl|jeep|johnnie walker|karcher|kellogg's|kelloggs|kia|kinder|kingston|kit kat|kitkat|knorr|kodak|kraft|l'oreal|lacoste|lamborghini|lancia|land rover|lavazza|lego|lenovo|levi's|levis|lexus|lg|lidl|lincoln|lindt|logitech|loreal|louis vuitton|maggi|makita|mammut|mars|maserati|mastercard|mattel|maybelline|mazda|mclaren|mercedes|mercedes-benz|michelin|microsoft|miele|migros|milka|milwaukee|mini|mitsubishi|motorola|nescafe|nespresso|nestle|netgear|new balance|nike|nikon|nintendo|nissan|nivea|nokia|nutella|nvidia|oakley|olympus|omega|oneplus|opel|oppo|oracle|oral-b|oreo|pampers|panasonic|pantene|patagonia|pepsi|perrier|persil|peugeot|philips|pirelli|playmobil|playstation|polestar|pontiac|porsche|prada|puma|ralph lauren|ram|ray-ban|red bull|reebok|renault|rivian|rolex|rolls-royce|ryobi|saab|salomon|samsung|sandisk|sap|saturn|seagate|seat|seiko|sennheiser|shell|siemens|skechers|skoda|smart|smirnoff|snickers|sony|sprite|starbucks|stihl|subaru|suzuki|swatch|tampax|target|tesla|the north face|tide|timberland|tissot|toblerone|tommy hilfiger|toshiba|toyota|tp-link|twix|under armour|uniqlo|vans|versace|visa|vittel|volkswagen|volvo|vw|walmart|western digital|whirlpool|xbox|xerox|xiaomi|zara";

const KNOWN: ReadonlySet<string> = new Set(BRANDS.split("|"));

export function isBrandName(lowerCase: string): boolean {
  return KNOWN.has(lowerCase);
}

/** The brand that a text starts with, as written; the empty text when it starts with none. */
export function brandAtStart(text: string): string {
  const first = text.indexOf(" ");
  if (first === -1) return "";
  const second = text.indexOf(" ", first + 1);
  const ends = second === -1 ? [first] : [second, first];
  const end = ends.find((at) => KNOWN.has(text.slice(0, at).toLowerCase()));
  return end === undefined ? "" : text.slice(0, end);
}
