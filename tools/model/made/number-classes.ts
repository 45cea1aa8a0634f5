/** Made values of numbers, shares, ratings, ranges and money. */
import { headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";
import { bare } from "./shared-recipes.ts";

const SYMBOLS = ["$", "$", "$", "€", "£", "¥", "CHF ", "US$", "USD ", "EUR ", "R$", "Rs. ", "₹", "C$", "kr "];

const CODES = ["USD", "EUR", "GBP", "CHF", "JPY", "SEK", "PLN", "CAD", "AUD", "INR", "BRL", "€", "kr", "zł", "Kč"];

function grouped(value: number, sign: string): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, sign);
}

/** Prices often end alike. */
function price(maker: Maker, most: number): number {
  const amount = maker.magnitude(1, most);
  return Math.floor(amount) + maker.pick([0, 0.99, 0.95, 0.5, 0.49, Math.round(maker.random.next() * 100) / 100]);
}

function decimals(from: number, to: number): Recipe {
  return (maker) => {
    const digits = maker.pick([1, 1, 2, 2, 3, 4, 6]);
    return () => maker.decimal(from, to, digits);
  };
}

export const numberClasses: MadeClasses = {
  integer: {
    share: 2.6,
    recipes: [
      (maker) => () => String(Math.round(maker.magnitude(1, 1000))),
      (maker) => () => String(Math.round(maker.magnitude(10, 1_000_000))),
      (maker) => () => grouped(maker.magnitude(500, 10_000_000), ","),
      (maker) => () => String(maker.whole(0, 9)),
      (maker) => () => String(maker.whole(0, maker.pick([20, 50]))),
      (maker) => () => String(maker.whole(0, 1)),
      (maker) => () => String(Math.round(maker.normal() * 50)),
      (maker) => () => String(maker.whole(1, 8)),
      (maker) => {
        const middle = maker.magnitude(10, 10_000);
        return () => String(Math.max(0, Math.round(middle * (1 + maker.normal() / 4))));
      },
    ],
    headers: headers(
      "count|number|quantity|qty|total|n|Anzahl|Menge|nombre|quantité|cantidad|número|quantità|aantal|population|votes|pages|visits|views|goals|points|sales|stock|size|rooms|bedrooms|seats|employees|wins|losses|games|hits|runs|deaths|cases|births|clicks|likes|cylinders|cyl|score|value|passengers|numberOfPages|children|household_size|samplesize|frequency|attendance|capacity|floors",
    ),
  },
  number: {
    share: 2.6,
    recipes: [
      decimals(0, 1),
      decimals(0, 100),
      decimals(-10, 10),
      decimals(0, 10),
      (maker) => () => maker.normal().toFixed(maker.pick([3, 4, 6])),
      (maker) => () => maker.magnitude(0.001, 100_000).toPrecision(4),
      (maker) => {
        const middle = maker.magnitude(0.1, 1000);
        return () => (middle * (1 + maker.normal() / 5)).toFixed(2);
      },
      (maker) => () => maker.magnitude(1e-6, 1e-2).toExponential(2),
      (maker) => () => maker.random.next().toFixed(maker.pick([6, 8])),
    ],
    headers: headers(
      "value|score|index|ratio|mean|average|x|y|z|coefficient|factor|Wert|valeur|valor|valore|waarde|std|result|sd|median|rate|measure|p_value|error|elo|spi|bmi|estimate|gini|magnitude|density|ph|probability|win|weight_factor|hdi|slope|avg|per_capita|variance|logit|odds|abv|ibu|carat|z-score",
    ),
  },
  percentage: {
    share: 1.7,
    recipes: [
      (maker) => {
        const digits = maker.pick([0, 0, 1, 2]);
        return () => `${maker.decimal(0, 100, digits)}%`;
      },
      (maker) => () => `${maker.decimal(0, 100, 1)} %`,
      (maker) => () => `${maker.decimal(0, 20, 1).replace(".", ",")}%`,
      (maker) => () => `${maker.whole(1, 18) * 5}%`,
      (maker) => () => `${maker.decimal(-20, 20, 1)}%`,
      bare(0, 100, [0, 1, 2, 5]),
      bare(0, 100, [1, 2, 6]),
      bare(0, 1, [2, 3, 4, 6]),
      (maker) => () => `${maker.whole(1, 100)} percent`,
      (maker) => () => String(maker.whole(0, 100)),
    ],
    headers: headers(
      "percentage|percent|pct|%|share|rate|Prozent|Anteil|pourcentage|taux|porcentaje|percentuale|percentuale|discount|tax_rate|growth|completion|Score|pct_white|percent_change|unemployment rate|margin|win_pct|approval|vat|tax|pct_estimate|yes_pct|% of total|turnout|humidity|interest_rate|share_women|approve|disapprove|female_pct|employment_rate",
    ),
  },
  rating: {
    share: 1.5,
    recipes: [
      (maker) => () => maker.decimal(1, 5, 1),
      (maker) => () => maker.decimal(3, 5, maker.pick([1, 2])),
      (maker) => () => String(maker.whole(1, 5)),
      (maker) => () => String(maker.whole(1, 10)),
      (maker) => () => `${maker.decimal(1, 5, 1)}/5`,
      (maker) => () => `${maker.whole(1, 10)}/10`,
      (maker) => () => `${maker.decimal(1, 5, 1)} out of 5`,
      (maker) => () => `${maker.whole(1, 5)} stars`,
      (maker) => () => maker.decimal(5, 10, 1),
      (maker) => () => String(maker.pick([5, 5, 5, 4, 4, 3])),
      (maker) => () => maker.pick(["5", "5.0", "4", "4.5", "4.8", "4.9"]),
      (maker) => () => String(maker.whole(50, 100)),
      (maker) => () => "★★★★★".slice(0, maker.whole(1, 5)),
      (maker) => () => maker.decimal(2, 5, 2),
    ],
    headers: headers(
      "rating|stars|score|Rating|Bewertung|note|évaluation|calificación|valutazione|avaliação|beoordeling|imdb_rating|user_rating|grade|points|review_score|ratingValue|metascore|RT_user|IMDB|critic_score|satisfaction|aggregateRating|fandango_stars",
    ),
  },
  rank: {
    recipes: [
      (maker) => {
        let rank = 0;
        return () => String(++rank + (maker.chance(0.03) ? 1 : 0));
      },
      (maker) => () => {
        const rank = maker.whole(1, 60);
        return (
          rank +
          (["th", "st", "nd", "rd"][rank % 100 > 10 && rank % 100 < 20 ? 0 : rank % 10 < 4 ? rank % 10 : 0] ?? "th")
        );
      },
      (maker) => () => String(maker.whole(1, 200)),
      (maker) => () => `#${maker.whole(1, 100)}`,
      (maker) => () => String(maker.whole(1, 16)),
    ],
    headers: headers(
      "rank|Rank|ranking|position|place|pos|Rang|Platz|rang|classement|puesto|posición|posizione|colocação|seed|rk|standing|order|team_seed|chart_position|#|overall_rank|World Rank",
    ),
  },
  numeric_range: {
    recipes: [
      (maker) => () => {
        const low = maker.whole(0, 90);
        return `${low}-${low + maker.whole(1, 20)}`;
      },
      (maker) => () => {
        const low = maker.whole(0, 500);
        return `${low} – ${low + maker.whole(1, 200)}`;
      },
      (maker) => () => {
        const low = maker.whole(0, 50) * 10;
        return `${low} to ${low + 10}`;
      },
      oneList(
        "0-10|10-20|20-50|50-100|>100",
        "1-5|6-10|11-25|26-50|50+",
        "<1|1-4|5-9|10+",
        "(0, 10]|(10, 20]|(20, 30]",
        "1 to 5|6 to 10|11 to 20|more than 20",
      ),
    ],
    headers: headers(
      "range|interval|bracket|band|Bereich|Spanne|plage|rango|intervallo|size_range|employees|bin|bucket|salary_range|group|hours",
    ),
  },
  money: {
    share: 2.3,
    recipes: [
      (maker) => {
        const symbol = maker.pick(SYMBOLS);
        const most = maker.pick([50, 500, 5000]);
        return () => symbol + price(maker, most).toFixed(2);
      },
      (maker) => {
        const symbol = maker.pick(SYMBOLS);
        return () => symbol + grouped(maker.magnitude(100, 5_000_000), maker.pick([","]));
      },
      (maker) => {
        const code = maker.pick(CODES);
        return () => `${price(maker, 2000).toFixed(2)} ${code}`;
      },
      (maker) => {
        const code = maker.pick(CODES);
        return () => `${grouped(maker.magnitude(10, 20_000), ".")},${maker.digits(2)} ${code}`;
      },
      (maker) => () => price(maker, 300).toFixed(2),
      (maker) => () => price(maker, 300).toFixed(2),
      (maker) => () => price(maker, 3000).toFixed(2),
      (maker) => () => price(maker, 100).toFixed(2).replace(".", ","),
      (maker) => () => String(Math.round(maker.magnitude(5, 500)) * maker.pick([1, 5, 10])),
      (maker) => () => grouped(Math.round(maker.magnitude(10, 900)) * 1000, maker.pick([",", ""])),
      (maker) => () => `$${maker.decimal(0.1, 900, 1)}${maker.pick(["M", "B", "k", " million"])}`,
      (maker) => () => maker.pick(["0.00", price(maker, 100).toFixed(2)]),
      (maker) => () => String(price(maker, 200)),
    ],
    headers: headers(
      "price|amount|cost|salary|Price|Preis|Betrag|Kosten|prix|montant|coût|precio|importe|costo|prezzo|importo|preço|valor|prijs|bedrag|revenue|budget|total|fee|fare|income|wage|Sales|gross|profit|turnover|rent|gdp|total_bill|tip|price_usd|lowPrice|highPrice|baseSalary|tax|expenditure|funding|tuition|net_worth|payment|balance|tolls",
    ),
  },
  price_range: {
    recipes: [
      oneList("$|$$|$$$|$$$$", "€|€€|€€€", "£|££|£££", "$|$$", "cheap|moderate|expensive", "$$|$$$"),
      (maker) => {
        const symbol = maker.pick(["$", "€", "£", "CHF ", "USD "]);
        return () => {
          const low = maker.whole(5, 300);
          return `${symbol}${low} - ${symbol}${low + maker.whole(5, 200)}`;
        };
      },
      (maker) => () => `$${maker.whole(1, 20)}-${maker.whole(21, 60)}`,
      (maker) => () => `${maker.whole(10, 40)}-${maker.whole(41, 120)} ${maker.pick(["EUR", "€", "USD", "CHF"])}`,
      (maker) => () =>
        `${maker.pick(["ab", "from", "From", "dès", "desde"])} ${maker.pick(["€", "$", ""])}${maker.whole(5, 200)}`,
      (maker) => () => `Prices from ${maker.whole(20, 200)} to ${maker.whole(201, 600)}`,
    ],
    headers: headers(
      "price_range|priceRange|price|Preisspanne|Preisklasse|gamme de prix|rango de precios|fascia di prezzo|cost|budget|prices|expense",
    ),
  },
};
