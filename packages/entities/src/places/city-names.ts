/**
 * Cities that go by different names in different languages, a city a line. Only names by which hardly anybody means
 * another city; spellings that differ by accents and case alone are the same here.
 */
import { foldName } from "@limpid/text";

const CITIES = `
Genève|Genf|Geneva|Ginevra|Ginebra|Genebra
Basel|Bâle|Basilea|Basle
Bern|Berne|Berna
Luzern|Lucerne|Lucerna
Zürich|Zurigo|Zuerich
Neuchâtel|Neuenburg
Solothurn|Soleure|Soletta
St. Gallen|Saint-Gall|San Gallo
Lausanne|Losanna
Wien|Vienna|Viena|Wenen|Vídeň|Bécs|Wiedeń
München|Munich|Monaco di Baviera|Mnichov|Monachium|Muenchen
Köln|Cologne|Keulen|Kolonia|Koeln
Nürnberg|Nuremberg|Norimberga|Norimberk|Norymberga|Nuernberg
Hannover|Hanover|Hanovre|Hannóver
Hamburg|Hambourg|Hamburgo|Amburgo
Frankfurt am Main|Francfort-sur-le-Main|Francoforte sul Meno
Dresden|Dresde|Dresda|Drezno|Drážďany
Leipzig|Lipsia|Lipsk|Lipsko
Aachen|Aix-la-Chapelle|Aquisgrana|Aquisgrán|Aken
Trier|Trèves|Treviri|Tréveris
Mainz|Mayence|Magonza|Maguncia
Regensburg|Ratisbonne|Ratisbona
Berlin|Berlín|Berlino|Berlijn|Berlim
Bruxelles|Brussel|Brussels|Brüssel|Bruselas|Bruxelas
Antwerpen|Antwerp|Anvers|Amberes|Anversa|Antuérpia
Gent|Ghent|Gand|Gante
Brugge|Bruges|Brügge|Brujas
Liège|Lüttich|Luik|Lieja|Liegi
Leuven|Louvain|Löwen|Lovaina
Den Haag|The Hague|La Haye|La Haya|L'Aia|'s-Gravenhage
's-Hertogenbosch|Den Bosch|Bois-le-Duc
Paris|París|Parigi|Parijs|Paryż|Paříž|Párizs
Strasbourg|Straßburg|Estrasburgo|Strasburgo|Straatsburg
Lyon|Lyons|Lione
Marseille|Marseilles|Marsella|Marsiglia|Marselha
Bordeaux|Burdeos
Nice|Nizza|Niza
Dunkerque|Dunkirk|Dünkirchen
Roma|Rome|Rom|Řím|Rzym
Milano|Milan|Mailand|Milán|Milão|Milaan|Mediolan
Napoli|Naples|Neapel|Nápoles|Napels|Neapol
Torino|Turin|Turín|Turim|Turijn|Turyn
Firenze|Florence|Florenz|Florença|Florencja
Venezia|Venice|Venedig|Venise|Venecia|Veneza|Venetië|Wenecja|Benátky
Genova|Genoa|Genua|Gênes|Génova
Padova|Padua|Padoue
Bolzano|Bozen
Livorno|Leghorn|Livourne
Lisboa|Lisbon|Lissabon|Lisbonne|Lisbona|Lizbona|Lisabon
Porto|Oporto
Sevilla|Seville|Séville|Siviglia|Sevilha
Zaragoza|Saragossa|Saragosse|Saragozza|Saragoça
Barcelona|Barcelone|Barcellona
San Sebastián|Donostia
London|Londres|Londra|Londen|Londyn|Londýn
Edinburgh|Édimbourg|Edimburgo
København|Copenhagen|Kopenhagen|Copenhague|Copenaghen|Köpenhamn|Kodaň
Göteborg|Gothenburg|Gotemburgo|Goeteborg
Stockholm|Estocolmo|Stoccolma|Sztokholm
Helsinki|Helsingfors|Helsínquia
Turku|Åbo
Tampere|Tammerfors
Warszawa|Warsaw|Warschau|Varsovie|Varsovia|Varsavia|Varsóvia|Varšava
Kraków|Cracow|Krakau|Cracovie|Cracovia|Krakov
Gdańsk|Danzig
Wrocław|Breslau|Vratislav
Praha|Prague|Prag|Praga
Plzeň|Pilsen
Brno|Brünn
Bratislava|Pressburg|Pozsony
București|Bucharest|Bukarest|Bucarest|Bucareste
Beograd|Belgrade|Belgrad|Belgrado|Београд
Zagreb|Zágráb|Zagabria
Ljubljana|Laibach|Lubiana
Athína|Athens|Athen|Athènes|Atenas|Atene|Athene|Ateny|Αθήνα
Thessaloníki|Saloniki|Salonica|Salonique|Salonicco|Θεσσαλονίκη
Moskva|Moscow|Moskau|Moscou|Mosca|Moscú|Moskou|Moskwa|Москва
Saint Petersburg|Sankt Petersburg|Saint-Pétersbourg|San Pietroburgo|San Petersburgo|Санкт-Петербург
Kyiv|Kiev|Kiew|Kijów|Київ|Киев
Lviv|Lwów|Lemberg|Львів
Odesa|Odessa|Одеса|Одесса
İstanbul|Istanbul|Estambul|Constantinople
Jerusalem|Jerusalén|Gerusalemme|Jérusalem|ירושלים
Cairo|Kairo|Le Caire|El Cairo|Il Cairo|القاهرة
Mumbai|Bombay
Kolkata|Calcutta
Chennai|Madras
Bengaluru|Bangalore
Yangon|Rangoon|Rangun
Ho Chi Minh City|Saigon|Thành phố Hồ Chí Minh
Beijing|Peking|Pékin|Pekín|Pechino|Pequim|北京
Shanghai|Shanghái|Xangai|上海
Tokyo|Tokio|Tóquio|東京
Seoul|Séoul|Seúl|서울
New York|New York City|Nueva York|Nova Iorque|NYC
Ciudad de México|Mexico City|Mexiko-Stadt|Città del Messico|Cidade do México
La Habana|Havana|Havanna|La Havane|L'Avana
`;

let namesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of the same city in other languages, folded; none where it is not known to have any. */
export function otherNamesOfCity(folded: string): readonly string[] {
  namesOf ??= indexNames();
  return namesOf.get(folded) ?? [];
}

function indexNames(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  for (const line of CITIES.trim().split("\n")) {
    const names = [...new Set(line.split("|").map(foldName))];
    for (const name of names) index.set(name, without(names, name));
  }
  return index;
}

function without(names: readonly string[], own: string): readonly string[] {
  return names.filter((name) => name !== own);
}
