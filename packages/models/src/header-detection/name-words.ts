/**
 * Lists words that name columns in many exports: of forms, ledgers, registers and measurements, in several languages
 * and scripts.
 */

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
data dati godzina czas rok miesiąc dzień imię nazwisko nazwa wartość ilość cena kwota waluta opis adres miasto kraj województwo płeć wiek liczba
tarih saat yıl ay gün adı soyad soyadı isim değer miktar fiyat tutar açıklama adres şehir ilçe ülke cinsiyet yaş sayı
rok měsíc den jméno příjmení název hodnota množství kraj obec dátum meno názov év hónap név érték összeg ár város
år måned dag navn fornavn etternavn efternavn namn värde værdi verdi antal antall beløp belopp pris beskrivning beskrivelse kommun kommune län fylke land kön kjønn køn ålder alder
vuosi kuukausi päivä päivämäärä nimi etunimi sukunimi arvo määrä hinta kunta maa
lună nume prenume valoare preț oraș județ țară datum ime priimek prezime naziv vrijednost cijena grad godina
дата время год месяц день имя фамилия отчество фио название наименование номер код сумма цена количество кол значение адрес город регион область страна район улица
пол возраст телефон почта тип статус описание комментарий категория группа товар валюта единица индекс итого всего прізвище назва місто рік
ημερομηνία ώρα έτος μήνας όνομα επώνυμο επωνυμία κωδικός αριθμός ποσό τιμή ποσότητα περιγραφή διεύθυνση πόλη χώρα
التاريخ الوقت السنة الشهر الاسم الرقم رقم المدينة البلد العنوان السعر الكمية القيمة المبلغ النوع الوصف العمر الجنس
תאריך שעה שנה חודש שם מספר כתובת עיר מחיר כמות סכום סוג תיאור גיל
名前 氏名 姓 名 年齢 性別 生年月日 住所 郵便番号 都道府県 市区町村 電話番号 電話 メール メールアドレス 日付 日時 時刻 時間 年 月 日 年度 年月 曜日 番号 コード 商品名 商品 商品コード 品名 数量 単価 価格 金額 合計
税込 税抜 備考 説明 種別 区分 分類 状態 会社名 部署 担当者 単位 緯度 経度 人口 順位 件数 割合 比率 名称 地域 国 国名
姓名 名字 名称 年龄 性别 出生日期 地址 邮编 邮政编码 省份 省 城市 市 区县 国家 地区 电话 手机 手机号 邮箱 日期 时间 年份 月份 编号 序号 代码 编码 产品 产品名称 商品名称 数量 单价 价格 金额 总额 合计 总计
备注 描述 说明 类型 类别 状态 单位 公司 部门 人口 经度 纬度 排名 比例 年齡 性別 日期 時間 編號 地址 電話 縣市 單位 名稱 備註 類別 價格 數量 金額 總計
이름 성명 나이 연령 성별 생년월일 주소 우편번호 전화번호 이메일 날짜 일자 시간 연도 월 번호 코드 상품명 제품명 수량 단가 가격 금액 합계 비고 설명 구분 유형 상태 단위 지역 시도 시군구 국가 위도 경도 인구 순위
`;

const NAME_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ""));

/** Splits a name into words: `customerID`, `customer_id` and `Customer ID` have the same two. */
function wordsOf(name: string): string[] {
  const spaced = name
    .normalize()
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase();
  return spaced.split(/[^\p{L}]+/u).filter((word) => word !== "");
}

/** Returns the share of a name's words, 0 to 1, that commonly name columns. */
export function shareOfNameWords(name: string): number {
  const words = wordsOf(name);
  if (words.length === 0) return 0;
  return words.filter((word) => NAME_WORDS.has(word)).length / words.length;
}
