/** Large cities in their own language, or by their name in another, where GeoNames has the English name: country, names. */
export const OTHER_NAMES: readonly (readonly [country: string, names: string])[] = [
  [
    "DE",
    "München|Köln|Nürnberg|Cologne|Munich|Nuremberg|Hannover|Hanover|Braunschweig|Frankfurt|Francfort|Francoforte|Monaco di Baviera|Colonia|Hambourg|Hamburgo|Amburgo|Norimberga|Aix-la-Chapelle|Aquisgrán|Aquisgrana|Ratisbonne|Ratisbona|Trèves|Mayence|Magonza|Lipsia|Dresda|Monachium|Kolonia|Lipsk|Drezno|Мюнхен|Кёльн|Гамбург|Франкфурт-на-Майне|Берлин|Дрезден|Лейпциг|Штутгарт|Дюссельдорф",
  ],
  ["AT", "Wien|Vienne|Viena|Wenen|Vídeň|Bécs|Wiedeń|Вена|Graz|Salzbourg|Salisburgo|Zalzburg|Зальцбург"],
  [
    "CH",
    "Genève|Genf|Ginevra|Ginebra|Bâle|Basel|Basilea|Bazel|Bern|Berne|Berna|Luzern|Lucerne|Lucerna|Zürich|Zurigo|Zúrich|Losanna|Lausana|St. Gallen|Saint-Gall|Biel|Bienne|Biel/Bienne|Freiburg|Fribourg|Neuenburg|Neuchâtel|Sitten|Sion|Solothurn|Soleure|Coira|Chur|Цюрих|Женева|Базель|Берн",
  ],
  [
    "IT",
    "Roma|Rom|Rome|Milano|Mailand|Milán|Milão|Milaan|Napoli|Neapel|Naples|Nápoles|Torino|Turin|Turín|Turim|Firenze|Florenz|Florence|Florencia|Florença|Venezia|Venedig|Venise|Venecia|Veneza|Genova|Genua|Gênes|Génova|Bologna|Bologne|Bolonia|Padova|Padua|Padoue|Livorno|Livourne|Bolzano|Bozen|Trieste|Triest|Рим|Милан|Неаполь|Турин|Флоренция|Венеция",
  ],
  [
    "FR",
    "Lyon|Lione|Marseille|Marsella|Marsiglia|Straßburg|Estrasburgo|Strasburgo|Nizza|Niza|Bordeaux|Burdeos|Tolosa|Parigi|Parijs|París|Paryż|Paříž|Párizs|Париж|Марсель|Лион|Ницца",
  ],
  [
    "BE",
    "Bruxelles|Brussel|Brüssel|Bruselas|Bruxelas|Antwerpen|Anvers|Amberes|Antuérpia|Gent|Gand|Gante|Brugge|Bruges|Brujas|Brügge|Liège|Lüttich|Luik|Lieja|Leuven|Louvain|Löwen|Mechelen|Malines|Kortrijk|Courtrai|Namur|Namen|Mons|Bergen|Брюссель|Антверпен",
  ],
  [
    "NL",
    "Den Haag|'s-Gravenhage|The Hague|La Haye|La Haya|L'Aia|Haia|Haag|'s-Hertogenbosch|Den Bosch|Rotterdam|Róterdam|Roterdão|Amsterdã|Ámsterdam|Амстердам|Роттердам|Гаага",
  ],
  ["GB", "Londres|Londra|Londen|Londyn|Londýn|Edinburgo|Édimbourg|Edimburgo|Лондон|Эдинбург|Манчестер|Λονδίνο"],
  [
    "ES",
    "Sevilla|Seville|Séville|Siviglia|Sevilha|Zaragoza|Saragossa|Saragosse|Saragoça|Cádiz|Cordova|Cordoue|Barcelone|Barcellona|La Coruña|A Coruña|San Sebastián|Donostia|Bilbo|Pamplona|Iruña|Vitoria|Vitoria-Gasteiz|València|Valence|Gérone|Girona|Gerona|Мадрид|Барселона|Севилья|Валенсия",
  ],
  ["PT", "Lisboa|Lissabon|Lisbonne|Lisbona|Lisbon|Porto|Oporto|Лиссабон|Порту"],
  ["DK", "København|Kopenhagen|Copenhague|Copenaghen|Copenhaga|Kodaň|Århus|Aarhus|Aalborg|Копенгаген"],
  ["SE", "Göteborg|Gothenburg|Gotemburgo|Malmö|Estocolmo|Stoccolma|Sztokholm|Стокгольм"],
  ["FI", "Helsingfors|Helsínquia|Åbo|Tammerfors|Esbo|Vanda|Хельсинки"],
  [
    "PL",
    "Warszawa|Warschau|Varsovie|Varsovia|Varsavia|Varsóvia|Kraków|Krakau|Cracovie|Cracovia|Gdańsk|Danzig|Wrocław|Breslau|Poznań|Posen|Łódź|Szczecin|Stettin|Katowice|Kattowitz|Варшава|Краков|Гданьск",
  ],
  ["CZ", "Praha|Prag|Praga|Brno|Brünn|Plzeň|Pilsen|Ostrava|Прага|Брно"],
  ["SK", "Bratislava|Pressburg|Košice|Kaschau|Братислава"],
  ["HU", "Budapeszt|Budapešť|Pécs|Fünfkirchen|Győr|Будапешт"],
  [
    "RO",
    "București|Bukarest|Bucarest|Bucareste|Bucharest|Cluj-Napoca|Klausenburg|Kolozsvár|Timișoara|Temeswar|Brașov|Kronstadt|Iași|Sibiu|Hermannstadt|Бухарест",
  ],
  ["BG", "София|Пловдив|Варна|Бургас|Русе|Стара Загора|Плевен|Sofia|Sofía"],
  [
    "GR",
    "Αθήνα|Θεσσαλονίκη|Πάτρα|Ηράκλειο|Λάρισα|Βόλος|Ιωάννινα|Χανιά|Ρόδος|Πειραιάς|Athen|Athènes|Atenas|Atene|Athene|Ateny|Thessaloniki|Saloniki|Афины|Салоники",
  ],
  [
    "RU",
    "Москва|Санкт-Петербург|Новосибирск|Екатеринбург|Казань|Нижний Новгород|Челябинск|Красноярск|Самара|Уфа|Ростов-на-Дону|Омск|Краснодар|Воронеж|Пермь|Волгоград|Саратов|Тюмень|Тольятти|Барнаул|Ижевск|Махачкала|Хабаровск|Ульяновск|Иркутск|Владивосток|Ярославль|Кемерово|Томск|Набережные Челны|Севастополь|Ставрополь|Оренбург|Новокузнецк|Рязань|Балашиха|Пенза|Чебоксары|Липецк|Калининград|Астрахань|Тула|Киров|Сочи|Курск|Улан-Удэ|Тверь|Магнитогорск|Сургут|Брянск|Якутск|Иваново|Владимир|Белгород|Нижний Тагил|Калуга|Чита|Смоленск|Мурманск|Архангельск|Псков|Кострома|Вологда|Moskau|Moscou|Mosca|Moscú|Moskou|Moskva|Moskwa|Saint Petersburg|Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo|Sint-Petersburg|Petersburg|Nizhny Novgorod|Yekaterinburg",
  ],
  [
    "UA",
    "Київ|Киев|Харків|Харьков|Одеса|Одесса|Дніпро|Днепр|Донецьк|Запоріжжя|Львів|Львов|Кривий Ріг|Миколаїв|Вінниця|Херсон|Полтава|Чернігів|Черкаси|Житомир|Суми|Рівне|Івано-Франківськ|Тернопіль|Луцьк|Ужгород|Kyiv|Kiev|Kiew|Kijów|Lviv|Lwów|Lemberg|Odesa|Odessa|Kharkiv",
  ],
  ["BY", "Мінск|Минск|Гомель|Могилёв|Витебск|Гродно|Брест|Minsk"],
  ["RS", "Београд|Нови Сад|Ниш|Beograd|Belgrad|Belgrade|Belgrado|Novi Sad|Niš|Белград"],
  ["MK", "Скопје|Скопье|Битола|Охрид|Скопие"],
  ["HR", "Zágráb|Agram|Zagabria|Dubrovnik|Ragusa|Rijeka|Fiume|Загреб"],
  ["SI", "Ljubljana|Laibach|Lubiana|Maribor|Marburg|Любляна"],
  ["EE", "Tallinn|Reval|Tartu|Таллин"],
  ["LV", "Rīga|Riga|Daugavpils|Рига"],
  ["LT", "Vilnius|Wilno|Wilna|Kaunas|Kowno|Klaipėda|Memel|Вильнюс"],
  ["LU", "Luxembourg|Luxemburg|Lëtzebuerg|Luxemburgo|Lussemburgo"],
  ["TR", "İstanbul|Istanbul|Estambul|İzmir|Smyrna|Ankara|Стамбул|Анкара"],
  [
    "CN",
    "北京|上海|广州|深圳|成都|重庆|天津|武汉|杭州|南京|西安|苏州|沈阳|青岛|郑州|长沙|大连|厦门|Pekín|Pequim|Pechino|Peking|Pékin|Shanghái|Xangai|Пекин|Шанхай",
  ],
  [
    "JP",
    "東京|大阪|京都|横浜|名古屋|札幌|神戸|福岡|広島|仙台|さいたま|川崎|Tokio|Tóquio|Tokyo|Kioto|Quioto|Ōsaka|Osaka|Токио",
  ],
  ["KR", "서울|부산|인천|대구|대전|광주|울산|수원|Séoul|Seúl|Seoul|Сеул"],
  ["TW", "臺北|台北|高雄|臺中|台中|臺南|台南|Taipéi|Taipeh|Taipei"],
  ["IL", "ירושלים|תל אביב|חיפה|באר שבע|Tel Aviv|Jerusalén|Gerusalemme|Jérusalem"],
  ["EG", "القاهرة|الإسكندرية|الجيزة|Kairo|Le Caire|El Cairo|Il Cairo|Caïro|Каир"],
  ["SA", "الرياض|جدة|مكة|Riad|Riyadh|Jeddah|Mecca"],
  ["AE", "دبي|أبو ظبي|Dubái|Abu Dabi|Dubai|Abu Dhabi|Дубай"],
  [
    "IN",
    "New Delhi|Neu-Delhi|Nueva Delhi|Bombay|Mumbai|Bangalore|Bengaluru|Calcutta|Kolkata|Madras|Chennai|Gurgaon|Gurugram|Нью-Дели",
  ],
  [
    "US",
    "Nueva York|Nova Iorque|New York|New York City|NYC|Нью-Йорк|Filadelfia|Los Ángeles|Лос-Анджелес|Чикаго|San Francisco|Washington D.C.|Washington DC|Washington, D.C.|Saint Louis|Saint Paul",
  ],
  ["CA", "Montréal|Montreal|Québec|Quebec City|Ville de Québec"],
  ["MX", "Ciudad de México|Mexico City|México|Mexiko-Stadt|México D.F.|Città del Messico"],
  ["CU", "La Habana|Havanna|La Havane|L'Avana|Havana"],
  ["BR", "São Paulo|San Pablo|Rio de Janeiro|Río de Janeiro|Brasilia|Brasília"],
  ["AR", "Buenos Aires|Ciudad Autónoma de Buenos Aires|CABA"],
];
