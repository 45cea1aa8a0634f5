/** Tables on forty themes, and what people would ask to find them: half of the questions share no word with the table. */

export interface Theme {
  readonly name: string;
  readonly titles: readonly string[];
  readonly values: readonly string[];
  /** In English. */
  readonly asked: readonly string[];
  /** In German, French and Portuguese. */
  readonly askedOtherwise?: readonly string[];
}

const split = (text: string): readonly string[] => text.split("|");
const theme = (name: string, titles: string, values: string, asked: string, askedOtherwise?: string): Theme => ({
  name,
  titles: split(titles),
  values: split(values),
  asked: split(asked),
  ...(askedOtherwise !== undefined && { askedOtherwise: split(askedOtherwise) }),
});

export const THEMES: readonly Theme[] = [
  theme(
    "Hospital beds by region",
    "hospital|region|beds|intensive care",
    "University Clinic|St. Mary",
    "how many patients can clinics take|hospital beds",
    "Krankenhausbetten nach Region",
  ),
  theme(
    "School enrolment 2023",
    "school|pupils|grade|teachers",
    "Lincoln Elementary|Hill Secondary",
    "number of children in education|pupils per teacher",
    "nombre d'élèves par école",
  ),
  theme(
    "Air quality measurements",
    "station|pm10|no2|ozone|date",
    "Harbour|City centre",
    "pollution in the city|air quality",
    "Luftverschmutzung in der Stadt",
  ),
  theme(
    "Restaurant inspections",
    "restaurant|inspector|violations|grade",
    "Pizzeria Roma|Golden Wok",
    "food hygiene checks|restaurant grades",
  ),
  theme(
    "Bicycle counters",
    "counting point|bicycles|hour|direction",
    "North bridge|Main street",
    "cycling traffic|how many people ride a bike",
    "compteurs de vélos",
  ),
  theme(
    "Flight delays",
    "flight|airline|departure|delay minutes",
    "LX318|Lufthansa",
    "late planes|airline delay",
    "voos atrasados",
  ),
  theme(
    "Employee salaries",
    "employee|department|salary|bonus",
    "Engineering|Sales",
    "how much do workers earn|salary by department",
    "Gehälter der Mitarbeiter",
  ),
  theme(
    "Movie box office",
    "film|director|gross|release date",
    "Titanic|Avatar",
    "cinema earnings|film directors",
    "receitas de filmes",
  ),
  theme(
    "Football results",
    "home team|away team|goals|date",
    "Arsenal|Chelsea",
    "soccer match scores|goals of the home team",
    "résultats de football",
  ),
  theme(
    "House prices",
    "address|price|rooms|living area",
    "Oak street 5|Mill lane 2",
    "cost of buying a home|price per room",
    "Immobilienpreise",
  ),
  theme(
    "Weather observations",
    "station|temperature|rainfall|wind",
    "Airport|Observatory",
    "climate data|daily rainfall",
    "températures et pluie",
  ),
  theme(
    "Election results",
    "party|candidate|votes|district",
    "Greens|Liberals",
    "who won the ballot|votes per party",
    "resultados das eleições",
  ),
  theme(
    "Road accidents",
    "street|injured|vehicles|time",
    "A1|Ring road",
    "car crashes|injured people on roads",
    "Verkehrsunfälle mit Verletzten",
  ),
  theme(
    "Wine tasting notes",
    "wine|vintage|grape|points",
    "Merlot|Barolo",
    "rating of drinks from vineyards|grape vintage points",
  ),
  theme("Stock quotes", "ticker|open|close|volume", "AAPL|MSFT", "share market prices|close and volume"),
  theme(
    "Library loans",
    "title|author|borrower|due date",
    "Moby Dick|Emma",
    "books lent to readers|author and borrower",
    "livros emprestados",
  ),
  theme(
    "Museum collection",
    "object|artist|century|material",
    "Oil painting|Bronze statue",
    "works of art|artist and material",
    "œuvres d'art du musée",
  ),
  theme("Earthquakes", "magnitude|depth|latitude|longitude", "4.5|6.1", "seismic activity|magnitude and depth"),
  theme(
    "Power plants",
    "plant|fuel|capacity mw|operator",
    "Coal|Wind|Solar",
    "electricity generation|capacity of wind",
    "centrales électriques",
  ),
  theme(
    "Crop yields",
    "crop|farm|hectares|tonnes",
    "Wheat|Maize",
    "agriculture harvest|wheat tonnes",
    "Ernteerträge der Bauern",
  ),
  theme(
    "Crime reports",
    "offence|location|date|arrests",
    "Burglary|Theft",
    "police incidents|theft and burglary",
    "crimes por bairro",
  ),
  theme("Tree inventory", "species|trunk diameter|park|planted", "Oak|Linden", "plants in city parks|oak trees"),
  theme("Births by month", "month|boys|girls|total", "January|February", "new babies|boys and girls"),
  theme(
    "Customer complaints",
    "customer|product|complaint|resolved",
    "Late delivery|Broken item",
    "unhappy buyers|complaint resolved",
    "Kundenbeschwerden",
  ),
  theme(
    "Public transport stops",
    "stop|line|zone|wheelchair access",
    "Central station|Market square",
    "where buses and trams halt|stop and line",
  ),
  theme(
    "Vaccination coverage",
    "vaccine|age group|doses|coverage",
    "Measles|Influenza",
    "immunisation against disease|measles vaccine",
    "taux de vaccination",
  ),
  theme(
    "Hotel bookings",
    "guest|arrival|nights|room type",
    "Double|Suite",
    "overnight stays of tourists|guest arrival",
  ),
  theme(
    "Software bugs",
    "issue|severity|component|assignee",
    "Crash on start|Login fails",
    "programming errors|issue severity",
  ),
  theme(
    "Dog register",
    "owner|breed|birth year|colour",
    "Labrador|Poodle",
    "pets of residents|breed and colour",
    "raças de cães",
  ),
  theme("Recipes", "dish|ingredients|minutes|servings", "Lasagne|Pancakes", "cooking meals|ingredients of a dish"),
  theme("Songs of the year", "song|artist|album|plays", "Hello|Imagine", "popular music|song and album"),
  theme(
    "Company register",
    "company|legal form|founded|address",
    "Acme Ltd|Nordic AS",
    "list of businesses|legal form",
    "liste des entreprises",
  ),
  theme(
    "Water consumption",
    "household|litres|quarter|meter",
    "Q1|Q2",
    "usage of drinking supplies|litres per household",
    "Wasserverbrauch der Haushalte",
  ),
  theme("Clinical trial", "patient|drug|dose|side effect", "Placebo|Aspirin", "medicine study|drug dose"),
  theme(
    "Parking spaces",
    "car park|free spaces|tariff",
    "Harbour garage|Station garage",
    "where to leave the car|free spaces",
  ),
  theme(
    "Refugees by country",
    "country of origin|asylum|year|persons",
    "Syria|Eritrea",
    "migration of people|asylum persons",
    "Flüchtlinge nach Herkunftsland",
  ),
  theme("Exam grades", "student|subject|mark|semester", "Maths|Physics", "test scores at university|student marks"),
  theme("Ship arrivals", "vessel|port|cargo|arrival", "Ever Given|Maersk", "boats in the harbour|vessel cargo"),
  theme(
    "Charity donations",
    "donor|amount|campaign|date",
    "Anna Meier|Food bank",
    "gifts of money for good causes|donor amount",
    "doações a instituições de caridade",
  ),
  theme(
    "Broadband speeds",
    "provider|download mbps|upload mbps|postcode",
    "Swisscom|BT",
    "fast internet connection|download speed",
  ),
];
