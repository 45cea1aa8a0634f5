/** Made values of addresses, positions, directions and airports. */

import { headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";
import { once, vegaRows } from "./package-words.ts";
import { pickCity } from "./place-classes.ts";

function position(maker: Maker): readonly [number, number] {
  const [latitude, longitude] = maker.pick([
    [40, -74],
    [51, 0],
    [48, 11],
    [34, -118],
    [41, -87],
    [-33, 151],
    [28, 77],
    [-23, -46],
    [47, 8],
    [55, 37],
  ] as const);
  return [latitude, longitude];
}

function degrees(axis: 0 | 1): Recipe {
  return (maker) => {
    const centre = position(maker)[axis];
    const spread = maker.pick([0.1, 2, 10, axis === 0 ? 60 : 150]);
    const digits = maker.pick([2, 4, 5, 6, 6, 7, 8, 13]);
    const bound = axis === 0 ? 90 : 180;
    return () =>
      Math.max(-bound, Math.min(bound, (spread > 50 ? 0 : centre) + (maker.random.next() * 2 - 1) * spread)).toFixed(
        digits,
      );
  };
}

function sexagesimal(axis: 0 | 1): Recipe {
  return (maker) => {
    const sides = axis === 0 ? "NS" : "EW";
    return () =>
      `${maker.whole(0, axis === 0 ? 89 : 179)}°${maker.whole(0, 59)}'${maker.whole(0, 59)}"${maker.chars(sides, 1)}`;
  };
}

function coordinates(write: (latitude: string, longitude: string) => string): Recipe {
  return (maker) => {
    const [latitude, longitude] = [degrees(0)(maker), degrees(1)(maker)];
    return () => write(latitude(), longitude());
  };
}

function street(maker: Maker): string {
  if (maker.locale.startsWith("en")) {
    const kind = maker.pick([
      "St",
      "Street",
      "Ave",
      "Avenue",
      "Rd",
      "Road",
      "Blvd",
      "Lane",
      "Dr",
      "Drive",
      "Way",
      "Court",
      "Highway",
      "Pkwy",
      "Pl",
    ]);
    const direction = maker.chance(0.25) ? maker.pick(["N ", "S. ", "West ", "E ", "NW "]) : "";
    const unit = maker.chance(0.15)
      ? `, ${maker.pick(["Suite", "Apt", "Unit", "#", "Floor"])} ${maker.whole(1, 400)}`
      : "";
    const name = maker.pick([
      maker.faker.person.lastName(),
      maker.word("noun"),
      `${maker.whole(1, 120)}th`,
      "Main",
      "Church",
      "High",
      "Park",
      "Oak",
      "Washington",
    ]);
    return `${maker.whole(1, 9999)} ${direction}${name} ${kind}${unit}`;
  }
  return maker.faker.location.streetAddress();
}

function fullAddress(maker: Maker): string {
  const { location } = maker.faker;
  if (maker.locale === "en_US")
    return `${street(maker)}, ${location.city()}, ${location.state({ abbreviated: true })} ${maker.digits(5)}`;
  if (maker.locale === "en_GB")
    return `${street(maker)}, ${location.city()} ${maker.upper(2)}${maker.digits(1)} ${maker.digits(1)}${maker.upper(2)}`;
  return `${street(maker)}, ${location.zipCode()} ${location.city()}`;
}

const airports = once(() => vegaRows("airports.csv"));

export const geoClasses: MadeClasses = {
  postal_code: {
    share: 2,
    recipes: [
      (maker) => () => maker.faker.location.zipCode(),
      (maker) => () => maker.digits(5),
      (maker) => () => `${maker.digits(5)}-${maker.digits(4)}`,
      (maker) => () => maker.number(4),
      (maker) => () => `${maker.upper(maker.whole(1, 2))}${maker.whole(1, 20)} ${maker.digits(1)}${maker.upper(2)}`,
      (maker) => () =>
        `${maker.upper(1)}${maker.digits(1)}${maker.upper(1)} ${maker.digits(1)}${maker.upper(1)}${maker.digits(1)}`,
      (maker) => () => `${maker.number(4)} ${maker.upper(2)}`,
      (maker) => () => `${maker.pick(["D", "CH", "A", "F"])}-${maker.number(maker.pick([4, 5]))}`,
      (maker) => () => maker.number(6),
      (maker) => () => `${maker.digits(5)}-${maker.digits(3)}`,
      (maker) => {
        const start = maker.digits(3);
        return () => start + maker.digits(2);
      },
    ],
    headers: headers(
      "zip|zip_code|zipcode|postal_code|postcode|ZIP|Zip Code|PLZ|Postleitzahl|code postal|código postal|CAP|cep|CEP|postalCode|ZipCode|pincode|plz|NPA",
    ),
  },
  street_address: {
    share: 1.5,
    recipes: [
      (maker) => () => street(maker),
      (maker) => () => street(maker),
      (maker) => () => maker.faker.location.streetAddress(),
      (maker) => () =>
        `${maker.faker.person.lastName()}${maker.pick(["straße", "str.", "weg", "gasse", "platz", "strasse"])} ${maker.whole(1, 150)}`,
      (maker) => () => street(maker).toUpperCase(),
      (maker) => () => maker.faker.location.streetAddress({ useFullAddress: true }),
      (maker) => () => `P.O. Box ${maker.whole(1, 9999)}`,
      (maker) => () =>
        `${maker.whole(1, 200)} ${maker.pick(["rue", "avenue", "boulevard", "via", "calle", "rua"])} ${maker.faker.person.lastName()}`,
    ],
    headers: headers(
      "address|street|street_address|Address|address1|Straße|Strasse|Adresse|rue|adresse|dirección|calle|indirizzo|via|endereço|rua|adres|straat|streetAddress|Address Line 1|location|addr|Address1",
    ),
  },
  full_address: {
    share: 1.2,
    recipes: [
      (maker) => () => fullAddress(maker),
      (maker) => () => fullAddress(maker),
      (maker) => () => `${fullAddress(maker)}, ${maker.pick(["USA", "Germany", "UK", "France", "Italy"])}`,
      (maker) => {
        const make = pickCity(maker);
        return () => `${street(maker)}, ${make()}, ${maker.faker.location.state()}, ${maker.faker.location.country()}`;
      },
      (maker) => () => `${maker.fill("{feature}")}, ${fullAddress(maker)}`,
    ],
    headers: headers(
      "address|full_address|Address|location|mailing_address|Anschrift|Adresse|adresse complète|dirección|indirizzo|endereço|adres|venue_address|formatted_address|office",
    ),
  },
  latitude: {
    recipes: [degrees(0), degrees(0), degrees(0), sexagesimal(0)],
    headers: headers(
      "latitude|lat|Latitude|LAT|y|Breitengrad|Breite|latitud|latitudine|breedtegraad|lat_deg|geo_lat|POINT_Y|start_lat",
    ),
  },
  longitude: {
    recipes: [degrees(1), degrees(1), degrees(1), sexagesimal(1)],
    headers: headers(
      "longitude|lon|lng|long|Longitude|LONG|x|Längengrad|Länge|longitud|longitudine|lengtegraad|geo_lon|POINT_X|start_lng",
    ),
  },
  coordinates: {
    recipes: [
      coordinates((latitude, longitude) => `${latitude}, ${longitude}`),
      coordinates((latitude, longitude) => `(${latitude}, ${longitude})`),
      coordinates((latitude, longitude) => `${latitude},${longitude}`),
      coordinates((latitude, longitude) => `${latitude} ${longitude}`),
      (maker) => {
        const [latitude, longitude] = [sexagesimal(0)(maker), sexagesimal(1)(maker)];
        return () => `${latitude()} ${longitude()}`;
      },
    ],
    headers: headers(
      "coordinates|location|latlng|lat_long|geo|position|Koordinaten|coordonnées|coordenadas|coordinate|geolocation|point|gps|Location 1|GeoCoordinates",
    ),
  },
  geometry: {
    recipes: [
      coordinates((latitude, longitude) => `POINT (${longitude} ${latitude})`),
      coordinates((latitude, longitude) => `{"type":"Point","coordinates":[${longitude},${latitude}]}`),
      (maker) => {
        const [latitude, longitude] = [degrees(0)(maker), degrees(1)(maker)];
        const point = () => `${longitude()} ${latitude()}`;
        return () =>
          maker.pick([
            `LINESTRING (${point()}, ${point()})`,
            `POLYGON ((${point()}, ${point()}, ${point()}))`,
            `MULTIPOLYGON (((${point()}, ${point()}, ${point()})))`,
          ]);
      },
    ],
    headers: headers("geometry|geom|the_geom|wkt|shape|geojson|Geometrie|polygon|footprint"),
  },
  nationality: {
    share: 0.6,
    recipes: [
      oneList(
        "American|British|German|French|Italian|Spanish|Canadian|Australian|Chinese|Japanese|Indian|Brazilian|Mexican|Russian|Swiss|Austrian|Dutch|Swedish|Polish|Irish|Turkish|Greek|Portuguese|Norwegian|Danish|Korean|Nigerian|Kenyan",
        "deutsch|österreichisch|schweizerisch|italienisch|türkisch|polnisch",
        "française|allemande|italienne|suisse|belge",
        "Amerikaner|Deutscher|Franzose|Schweizer",
        "española|mexicana|argentina|colombiana",
      ),
    ],
    headers: headers(
      "nationality|Nationality|citizenship|Nationalität|Staatsangehörigkeit|nationalité|nacionalidad|nazionalità|nacionalidade|nationaliteit|demonym|origin",
    ),
  },
  direction: {
    recipes: [
      oneList(
        "N|NE|E|SE|S|SW|W|NW",
        "N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW",
        "North|South|East|West",
        "NORTH|SOUTH|EAST|WEST",
        "Northbound|Southbound|Eastbound|Westbound",
        "Nord|Süd|Ost|West",
      ),
      (maker) => () => String(maker.whole(0, 35) * 10),
    ],
    share: 0.6,
    headers: headers(
      "direction|wind_direction|WindGustDir|heading|bearing|Richtung|Windrichtung|sens|dirección|direzione|orientation|wind_dir|aspect",
    ),
    distinct: 16,
  },
  airport_iata: {
    recipes: [
      (maker) => () => maker.pick(airports())[0] ?? "",
      (maker) => {
        const few =
          "JFK|LAX|ORD|ATL|LHR|CDG|FRA|AMS|MAD|FCO|ZRH|MUC|VIE|DXB|SIN|HKG|NRT|SYD|GRU|YYZ|SFO|SEA|MIA|BOS|EWR|DFW|DEN|PHX|IAH|CLT|LGA|LGW|DUB|CPH|ARN|OSL|HEL|BRU|LIS|IST".split(
            "|",
          );
        const chosen = Array.from({ length: maker.pick([5, 40]) }, () => maker.pick(few));
        return () => maker.pick(chosen);
      },
    ],
    headers: headers(
      "iata|airport|origin|dest|destination|iata_code|airport_code|from|to|Flughafen|aéroport|aeropuerto|departure|arrival|IATA",
    ),
  },
  airport_icao: {
    recipes: [
      oneList(
        "KJFK|KLAX|KORD|KATL|EGLL|LFPG|EDDF|EHAM|LEMD|LIRF|LSZH|EDDM|LOWW|OMDB|WSSS|VHHH|RJAA|YSSY|SBGR|CYYZ|KSFO|KSEA|KMIA|KBOS",
      ),
      (maker) => () =>
        maker.pick(["K", "EG", "ED", "LF", "LE", "LI", "CY", "SB"]).padEnd(1) + maker.upper(3).slice(0, 3),
    ],
    headers: headers("icao|icao_code|airport|ICAO|station|ident|gps_code|aerodrome"),
  },
  locode: {
    recipes: [
      (maker) => () => `${maker.pick(["DE", "US", "NL", "CN", "GB", "FR", "BE", "SG", "JP", "CH"])} ${maker.upper(3)}`,
      oneList("DEHAM|NLRTM|BEANR|CNSHA|SGSIN|USNYC|USLAX|GBFXT|FRLEH|ESVLC|ITGOA|JPTYO|HKHKG|AEJEA"),
    ],
    headers: headers("locode|unlocode|port|UN/LOCODE|port_code|port_of_loading|pol|pod|Hafen|puerto"),
  },
};
