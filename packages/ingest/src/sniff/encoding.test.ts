import { encode } from "iconv-lite";
import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";
import { decodeText } from "./encoding.ts";

/** A vowel as windows-1258 writes it: with its hat, and its tone behind it. */
function inParts(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const marks = letter.normalize("NFD");
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/u.exec(marks)?.[0] ?? "";
    return tone === "" ? letter : marks.replace(tone, "").normalize() + tone;
  });
}

it("offers the second encoding of a word that leaves it open", async () => {
  const outcome = await ingest(encode("id,n\n1,ř\n", "windows-1250"), { fileName: "a.csv" });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { confidence, alternatives = [] } = outcome.selectable;
  expect(confidence?.encoding).toBeLessThan(0.8);
  const [other] = alternatives.filter(({ parameter }) => parameter === "encoding");
  expect(other?.taken).toBe(outcome.parameters.encoding);
  expect(other?.choices.encoding).toBe(other?.other);
  expect(other?.other).not.toBe(other?.taken);
});

describe("decodeText", () => {
  it.each([
    ["plain ASCII", [..."a,b"].map((sign) => sign.charCodeAt(0)), "utf-8", "a,b"],
    ["UTF-8 with a byte order mark", [0xef, 0xbb, 0xbf, 0xc3, 0xbc], "utf-8", "ü"],
    ["UTF-16 little-endian", [0xff, 0xfe, 0xfc, 0x00], "utf-16le", "ü"],
    ["UTF-16 big-endian", [0xfe, 0xff, 0x00, 0xfc], "utf-16be", "ü"],
    ["windows-1252 with a euro sign and quotes", [0x80, 0x20, 0x93, 0xfc, 0x94], "windows-1252", "€ “ü”"],
    ["UTF-8 that is cut in a character", [0xc3, 0xbc, 0xc3, 0xa4, 0xe2, 0x82], "utf-8", "üä\ufffd"],
  ])("reads %s", (_, bytes, encoding, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toMatchObject({ encoding, text });
  });

  it.each([
    ["UTF-32 little-endian", "utf-32le", "id,ü\n1,a\n"],
    ["UTF-32 big-endian", "utf-32be", "id,ü\n1,a\n"],
    ["UTF-16 without a mark", "utf-16le", "id,name\n1,Zürich\n"],
    ["Western European of Windows", "windows-1252", "id,name,city\n1,José,Zürich\n2,Ann,Genève\n"],
    ["Western European of old Macs", "mac-roman", "id,name,city\n1,José,Zürich\n2,Ann,Genève\n"],
    ["Western European of DOS", "cp850", "id,name,city\n1,José,Zürich\n2,André,São Paulo\n3,Zoë,Málaga\n"],
    ["German of DOS", "cp850", "NR,ORT\n1,Fußgönheim\n2,Düren\n3,Gießen\n"],
    ["UTF-16 of Hindi without a mark", "utf-16le", "नाम,शहर\nराम,दिल्ली\nसीता,मुंबई\nमोहन,जयपुर\n"],
    ["Spanish of DOS", "cp850", "id,nombre\n1,Óscar Ibáñez\n2,Álvaro Núñez\n3,Íñigo Peña\n4,Ángel Martínez\n"],
    ["amounts of money", "windows-1252", "id,price\n1,£4\n2,£0.64\n3,£17\n4,£2.50\n"],
    ["blanks that do not break", "windows-1252", "id,title\n1,Das\u00a0Boot\n2,Der\u00a0Pate\n3,Die\u00a0Welle\n"],
    ["Romanian with cedillas", "windows-1250", "id,oraş\n1,Bucureşti\n2,Iaşi\n3,Constanţa\n4,Timişoara\n5,Galaţi\n"],
    ["Polish", "windows-1250", "id,city\n1,Łódź\n2,Kraków\n3,Gdańsk\n4,Wrocław\n"],
    ["Polish of ISO", "iso-8859-2", "id,city\n1,Łódź\n2,Świdnica\n3,Gdańsk\n4,Chełm\n"],
    ["Russian", "windows-1251", "id,город\n1,Москва\n2,Пермь\n"],
    ["Russian of Unix", "koi8-r", "id,город\n1,Москва\n2,Пермь\n"],
    ["Russian of DOS", "cp866", "id,город\n1,Москва\n2,Пермь\n"],
    ["Greek", "windows-1253", "id,πόλη\n1,Αθήνα\n2,Πάτρα\n"],
    ["Hebrew", "windows-1255", "id,עיר\n1,ירושלים\n2,חיפה\n"],
    ["Turkish", "windows-1254", "id,şehir\n1,İstanbul\n2,Eskişehir\n3,Muğla\n"],
    ["Japanese of Windows", "shift_jis", "id,都市\n1,東京\n2,おおさか\n3,ヨコハマ\n"],
    ["Japanese of Unix", "euc-jp", "id,都市\n1,東京\n2,おおさか\n3,ヨコハマ\n"],
    ["Korean", "euc-kr", "id,도시\n1,서울\n2,부산\n3,대구\n"],
    ["simplified Chinese", "gb18030", "id,城市\n1,北京\n2,上海\n3,广州\n"],
    ["traditional Chinese", "big5", "id,城市\n1,臺北\n2,高雄\n3,台灣\n"],
  ])("tells %s by its words", (_, encoding, text) => {
    expect(decodeText(encode(text, encoding))).toMatchObject({ encoding, text, replaced: 0 });
  });

  it("tells Vietnamese, whose tones are signs of their own", () => {
    const text = "tên,thành phố\nNguyễn Văn Hùng,Hà Nội\nTrần Thị Hương,Đà Nẵng\nLê Quốc Bảo,Cần Thơ\nPhạm Đức,Huế\n";
    const bytes = encode(inParts(text), "windows-1258");
    const decoded = decodeText(bytes);
    expect(decoded.encoding).toBe("windows-1258");
    expect(decoded.text.normalize()).toBe(text.normalize());
  });

  it("obeys a choice, and counts what it cannot read", () => {
    const bytes = encode("Zürich", "windows-1252");
    expect(decodeText(bytes, { encoding: "cp850" }).text).toBe("Z³rich");
    expect(decodeText(Uint8Array.of(0x5a, 0x81), { encoding: "utf-8" })).toMatchObject({
      text: "Z\ufffd",
      replaced: 1,
      rescued: undefined,
    });
  });

  it.each([
    ["a few older bytes among UTF-8", ["Größe Åse\n", "naïve œuvre\n"], "Preis 5€ für Jürg\n", 3, "windows-1252", 3],
    ["as many texts of an older encoding as of UTF-8", ["Mål\n"], "Smörgås", 2, "windows-1252", 2],
    ["an older text behind a mark of UTF-8", ["\ufeff"], "Fête", 1, "windows-1252", 1],
    ["Cyrillic bytes among Cyrillic UTF-8", ["Тверь, Псков, Омск\n"], "Уфа\n", 3, "windows-1251", 2],
    ["Polish bytes among Polish UTF-8", ["Łódź, Gdańsk, Żnin\n"], "Słupsk", 1, "windows-1250", 2],
  ])("reads %s as both", (_, valid, older, count, encoding, firstLine) => {
    const bytes = Buffer.concat([Buffer.from(valid.join("")), encode(older, encoding)]);
    expect(decodeText(bytes)).toMatchObject({
      encoding: "utf-8",
      text: valid.join("").replace("\ufeff", "") + older,
      replaced: 0,
      rescued: { count, encoding, firstLine },
    });
  });

  it("drops a mark of UTF-8 when another encoding is chosen", () => {
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), { encoding: "windows-1252" }).text).toBe("é");
  });

  it.each([
    ["windows-1252", "room,at\nA,21°C\nB,19°C\n"],
    ["windows-1252", "pill,dose\nA,250µg\nB,75µg\n"],
    ["windows-1252", "make,n\nAcme®,1\nZeta®,2\n"],
    ["windows-1252", "make,n\nAcme™,1\n"],
    ["windows-1252", "coin,n\n25¢,1\n10¢,2\n"],
    ["windows-1252", "note,n\nand so on…,1\nlater…,2\n"],
    ["windows-1252", "area,n\n12m²,1\n7cm³,2\n"],
    ["windows-1252", "mère,n\nfrère,1\nsœur,2\n"],
    ["windows-1250", "jméno,n\nDvořák,1\nNěmcová,2\n"],
    ["windows-1251", "имя,n\nИван,1\n"],
    ["cp850", "città,n\nPerù,1\nattività,2\nperché,3\n"],
  ])("finds %s in a few words: %j", (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toMatchObject({ encoding, text });
  });

  it("believes a document that says what it is", () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-5"?><a>Я</a>';
    expect(decodeText(encode(text, "iso-8859-5"))).toMatchObject({ encoding: "iso-8859-5", text });
  });

  it("is surer of many words than of one", () => {
    const one = decodeText(encode("id\nö\n", "windows-1252"));
    const many = decodeText(encode("id\nKöln\nMünchen\nDüsseldorf\nGrößenwahn\n", "windows-1252"));
    expect(many.confidence).toBeGreaterThan(one.confidence);
    expect(many.confidence).toBeGreaterThan(0.9);
  });

  it.each([
    ["Johab", "johab", [0x88, 0x61, 0x90, 0x61], "가나"],
    ["ISO-2022-KR", "iso-2022-kr", [...Buffer.from("\u001b$)C\u000e0!\u000f,a")], "가,a"],
  ])("decodes %s, which no library knows", (_, encoding, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes), { encoding }).text).toBe(text);
  });

  it("does not take a text with a stray zero for UTF-16", () => {
    expect(decodeText(new TextEncoder().encode("id,name\n1,A\0B\n")).encoding).toBe("utf-8");
  });
});
