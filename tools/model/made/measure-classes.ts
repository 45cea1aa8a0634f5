/** Made values of measures with their units, units alone, and durations. */
import { headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";
import { bare } from "./shared-recipes.ts";

/** A number of a column's own magnitude with one of the units. */
function quantity(units: readonly string[], least = 0.1, most = 5000): Recipe {
  return (maker) => {
    const unit = maker.pick(units);
    const isMixed = maker.chance(0.25);
    const size = maker.magnitude(least, most);
    const digits = size < 3 ? maker.pick([1, 2]) : maker.pick([0, 0, 1, 2]);
    const space = maker.pick([" ", " ", " ", ""]);
    const comma = maker.chance(0.1);
    return () => {
      const value = (size * maker.magnitude(0.2, 5)).toFixed(digits);
      return (comma ? value.replace(".", ",") : value) + space + (isMixed ? maker.pick(units) : unit);
    };
  };
}

const MASS = [
  "kg",
  "g",
  "lb",
  "lbs",
  "oz",
  "mg",
  "kgs",
  "pounds",
  "grams",
  "t",
  "gr",
  "KG",
  "ounces",
  "grams fat",
  "g protein",
  "mg cholesterol",
  "µg",
  "gram",
];

const LENGTH = [
  "cm",
  "mm",
  "m",
  "km",
  "in",
  "ft",
  "inches",
  '"',
  "mi",
  "miles",
  "Inches",
  "metres",
  "CM",
  "feet",
  "yd",
  "meters",
  "'",
];

const AREA = [
  "m²",
  "m2",
  "sqm",
  "sq ft",
  "sqft",
  "ha",
  "km²",
  "acres",
  "sq. ft.",
  "sq mi",
  "qm",
  "hectares",
  "square feet",
];

const VOLUME = [
  "l",
  "ml",
  "L",
  "mL",
  "oz",
  "fl oz",
  "gal",
  "cl",
  "litres",
  "cups",
  "m³",
  "liter",
  "cc",
  "fl. oz.",
  "cu ft",
];

const SPEED = ["km/h", "mph", "kmh", "m/s", "kn", "knots", "kts", "kph", "MB/s"];

const ENERGY = [
  "kcal",
  "calories",
  "cal",
  "kJ",
  "kWh",
  "Calories",
  "Kcal",
  "J",
  "MWh",
  "kj",
  "BTU",
  "Wh",
  "calorie",
  "cals",
];

const TEMPERATURE = ["°C", "°F", "C", "F", "K", "degrees", "ºC"];

function duration(maker: Maker): () => string {
  const minutes = () => maker.whole(1, 200);
  const style = maker.whole(0, 13);
  return () => {
    const total = minutes();
    const [h, m] = [Math.floor(total / 60), total % 60];
    const two = (value: number) => String(value).padStart(2, "0");
    const iso = `PT${h === 0 ? "" : `${h}H`}${m === 0 && h > 0 ? "" : `${m}M`}`;
    const styles = [
      iso,
      iso,
      iso,
      `PT${h}H${m}M0S`,
      `P0DT${h}H${m}M`,
      `${total} min`,
      `${total} minutes`,
      `${h}:${two(m)}:${two(maker.whole(0, 59))}`,
      `${maker.whole(1, 9)}:${two(m % 60)}`,
      `${h}h ${m}m`,
      `${maker.whole(1, 12)} ${maker.pick(["months", "weeks", "years", "days"])}`,
      `${maker.whole(1, 12)} hours`,
      `PT${total}M`,
      `PT${maker.whole(1, 5)}M${maker.whole(0, 59)}S`,
    ];
    return styles[style] ?? iso;
  };
}

export const measureClasses: MadeClasses = {
  measurement: {
    share: 1.2,
    recipes: [
      quantity([
        "V",
        "W",
        "kW",
        "Hz",
        "GHz",
        "MHz",
        "A",
        "mAh",
        "dB",
        "lm",
        "MP",
        "rpm",
        "bar",
        "psi",
        "hPa",
        "Ω",
        "ppm",
        "mg/dL",
        "mmol/L",
        "N",
        "Nm",
        "cm³",
        "hp",
        "PS",
        "DPI",
        "px",
        "%",
        "fps",
        "servings",
        "pieces",
        "g/m²",
        "W/m²",
        "µg/m³",
        "people",
        "pcs",
        "mmHg",
        "u/l",
      ]),
      (maker) => {
        const unit = maker.pick(["cm", "mm", "in", '"']);
        return () => `${maker.whole(5, 200)} x ${maker.whole(5, 200)} x ${maker.whole(1, 90)} ${unit}`;
      },
      quantity([...MASS.slice(0, 4), ...LENGTH.slice(0, 4), ...VOLUME.slice(0, 3)]),
      (maker) => () =>
        maker.pick([
          `${maker.whole(1, 12)} servings`,
          `${maker.whole(4, 24)}`,
          `${maker.whole(2, 8)} people`,
          `Serves ${maker.whole(2, 8)}`,
        ]),
      (maker) => () => `${maker.whole(1, 300)} ${maker.pick(["units", "Stück", "bottles", "packs", "sheets"])}`,
      bare(0, 1000),
    ],
    headers: headers(
      "measurement|value|size|dimensions|power|voltage|Messwert|Größe|mesure|medida|misura|afmeting|pressure|capacity|frequency|horsepower|displacement|flow|dose|concentration|recipeYield|serving|wattage|current|resolution|precipitation|battery",
    ),
  },
  mass: {
    share: 1.3,
    recipes: [
      quantity(MASS),
      quantity(MASS),
      quantity(["g", "mg", "grams", "g fat", "grams carbohydrates"], 0.5, 500),
      quantity(["kg", "lbs", "lb"], 0.2, 200),
      bare(1, 120, [0, 1, 2]),
      bare(1500, 6000, [0]),
    ],
    headers: headers(
      "weight|mass|Gewicht|poids|peso|massa|gewicht|weight_kg|net_weight|body_mass_g|gross_weight|wt|fatContent|protein|sodium|cholesterolContent|carbohydrate|sugar|Weight (lbs)|birth_weight",
    ),
  },
  length: {
    share: 1.3,
    recipes: [
      quantity(LENGTH),
      quantity(LENGTH),
      (maker) => () => `${maker.whole(4, 6)}'${maker.whole(0, 11)}"`,
      (maker) => () => `${maker.whole(4, 6)}-${maker.whole(0, 11)}`,
      (maker) => () => `${maker.whole(4, 6)} ft ${maker.whole(0, 11)} in`,
      bare(0.5, 250, [0, 1, 2]),
      bare(0.1, 50, [1, 2]),
    ],
    headers: headers(
      "length|height|width|depth|distance|Länge|Höhe|Breite|Tiefe|longueur|hauteur|largeur|altura|longitud|ancho|lunghezza|altezza|larghezza|hoogte|lengte|diameter|radius|elevation|altitude|height_cm|sepal_length|bill_depth_mm|size|thickness|wingspan|mileage|trip_distance|Elevation (ft)|inches",
    ),
  },
  area: {
    recipes: [quantity(AREA), quantity(AREA), bare(10, 5000, [0, 1])],
    headers: headers(
      "area|surface|Fläche|Wohnfläche|superficie|surface_area|área|oppervlakte|sqft|floor_area|acreage|land_area|acres|living_space|lot_size|Area (km2)",
    ),
  },
  volume: {
    recipes: [quantity(VOLUME), quantity(VOLUME), bare(0.1, 1000, [0, 1, 2])],
    headers: headers(
      "volume|capacity|Volumen|Inhalt|contenance|volumen|capacidad|capacità|inhoud|ounces|liters|content|fill|tank|engine_size|ml",
    ),
  },
  speed: {
    recipes: [quantity(SPEED, 1, 300), quantity(SPEED, 1, 300), bare(1, 200, [0, 1])],
    headers: headers(
      "speed|velocity|wind_speed|Geschwindigkeit|vitesse|velocidad|velocità|velocidade|snelheid|mph|top_speed|max_speed|WindGustSpeed|wind",
    ),
  },
  temperature: {
    recipes: [
      quantity(TEMPERATURE, 5, 100),
      quantity(TEMPERATURE, 5, 100),
      (maker) => () => `${maker.whole(-20, 40)} °C`,
      bare(-20, 40, [0, 1]),
      bare(10, 110, [0]),
      (maker) => () => maker.decimal(96, 104, 1),
    ],
    headers: headers(
      "temperature|temp|Temperatur|température|temperatura|temperatuur|min_temp|max_temp|MaxTemp|tmax|tavg|body_temp|air_temperature|celsius|high|low|dew_point|oven|actual_mean_temp|Temp3pm",
    ),
  },
  energy: {
    recipes: [
      quantity(ENERGY, 5, 2000),
      quantity(ENERGY, 5, 2000),
      (maker) => () => `${maker.whole(50, 900)} calories`,
      (maker) => () => `${maker.whole(50, 900)}kcal`,
      (maker) => () => `${maker.whole(200, 3000)} kJ / ${maker.whole(50, 700)} kcal`,
      bare(50, 900, [0]),
    ],
    headers: headers(
      "energy|calories|kcal|Energie|Kalorien|énergie|calorías|calorie|energia|energie|consumption|kwh|Brennwert|kJ|energy_use",
    ),
  },
  data_size: {
    recipes: [
      quantity(["GB", "MB", "KB", "TB", "MiB", "GiB", "bytes", "kB", "Mb"], 1, 900),
      (maker) => () => maker.pick(["64GB", "128GB", "256GB", "512GB", "1TB", "2TB", "32 GB", "16 GB"]),
    ],
    headers: headers(
      "size|file_size|storage|memory|ram|Dateigröße|Speicher|taille|tamaño|dimensione|disk|fileSize|bandwidth|capacity",
    ),
  },
  unit: {
    recipes: [
      oneList(
        "kg|g|lb|oz|mg",
        "KGM|GRM|LBR|ONZ",
        "CMT|MMT|INH|MTR|FOT",
        "C62|PCE|EA",
        "kg|l|Stück|m|cm",
        "cup|tablespoon|teaspoon|oz|lb",
        "HOUR|DAY|WEEK|MONTH|YEAR",
        "km|miles|m|ft",
        "mm|cm|in",
        "kWh|MWh|GJ",
        "KMT|SMI",
        "MTK|FTK|ACR",
        "hour|year|month",
        "per hour|per year|per item",
        "pcs|box|pack|pair|set",
        "m2|sqft",
        "°C|°F",
        "inch|pound|kilogram",
        "%|ppm|mg/L",
        "LTR|MLT",
        "MIN|HUR|ANN|MON",
      ),
    ],
    headers: headers(
      "unit|units|uom|unit_code|unitCode|unitText|Einheit|unité|unidad|unità|unidade|eenheid|measure_unit|Unit of Measure|dosage_unit",
    ),
    distinct: 5,
  },
  duration: {
    share: 1.3,
    recipes: [duration, duration, duration],
    headers: headers(
      "duration|time|length|runtime|Dauer|durée|duración|durata|duração|duur|elapsed|prep_time|cook_time|totalTime|prepTime|cookTime|running_time|lap_time|period|Duration (min)|experience|track_length",
    ),
  },
};
