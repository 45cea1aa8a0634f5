/** How web pages write amounts, prices, measures and times. */
import { type Maker, oneList, type Recipes } from "./maker.ts";
import { around, whole } from "./shared-recipes.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const two = (value: number) => String(value).padStart(2, "0");

function dayList(maker: Maker): () => string {
  const start = maker.pick(["", "", "http://schema.org/", "https://schema.org/"]);
  const separator = maker.pick([" ", ", ", ",", " "]);
  const days = maker.chance(0.3) ? ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] : DAYS;
  return () => {
    const from = maker.whole(0, 3);
    return Array.from({ length: maker.whole(2, 6) }, (_, index) => start + days[(from + index) % 7]).join(separator);
  };
}

const hour = (maker: Maker) =>
  maker.pick([
    `${maker.whole(1, 12)}:00 ${maker.pick(["AM", "PM"])}`,
    `${maker.whole(1, 12)}${maker.pick(["am", "pm", ".00am", ".30 pm"])}`,
    `${two(maker.whole(0, 23))}:${maker.pick(["00", "30"])}`,
  ]);

function timeWords(maker: Maker): () => string {
  const style = maker.whole(0, 5);
  return () =>
    [
      `From ${hour(maker)} to ${hour(maker)}`,
      `${hour(maker)} - ${hour(maker)}`,
      `Check-in: ${hour(maker)}`,
      `after ${hour(maker)}`,
      `${hour(maker)} Uhr`,
      `until ${hour(maker)}`,
    ][style] ?? "";
}

function pay(maker: Maker): () => string {
  const symbol = maker.pick(["$", "£", "€", ""]);
  const per = maker.pick([
    " per hour",
    " an hour",
    "/hr",
    " per year",
    " per annum",
    " a year",
    " HOUR",
    " YEAR",
    " per day",
    " MONTH",
  ]);
  const isRange = maker.chance(0.5);
  const isYear = /year|annum|YEAR/.test(per);
  return () => {
    const low = isYear ? maker.whole(20, 90) * 1000 : maker.whole(9, 60);
    return `${symbol}${low}${isRange ? ` - ${symbol}${low + (isYear ? 5000 : 5)}` : ""}${per}`;
  };
}

export const webAmounts: Recipes = {
  age: [
    (maker) => () => (maker.chance(0.3) ? "" : `${maker.whole(0, 80)}.0`),
    (maker) => () => `${maker.whole(0, 80)}.0`,
    whole(18, 70),
  ],
  row_index: [
    () => {
      let row = -1;
      return () => String(++row);
    },
    () => {
      let row = 0;
      return () => String(++row);
    },
  ],
  day_of_week: [dayList, dayList],
  rating: [
    oneList("PG|PG-13|R", "R|PG-13|PG|NR", "G|PG", "Not Rated|PG-13|R", "PG", "PG-13"),
    oneList("TV-14|TV-MA|TV-G", "U|UA|A", "15|18|12A|PG", "MA15+|M|PG|G"),
    oneList(
      "PG|PG-13|R|N/A",
      "G|PG|PG-13|R|NC-17|Not Rated",
      "TV-MA|TV-14|TV-PG|TV-Y7",
      "12A|15|18|U|PG",
      "FSK 12|FSK 16|FSK 0",
      "PG-13|R",
      "Everyone|Teen|Mature",
    ),
    whole(60, 95),
    (maker) => () => `${maker.decimal(3, 5, 1)} (${maker.whole(2, 900)} reviews)`,
    (maker) => () => `Rated ${maker.decimal(3, 5, 1)}`,
    (maker) => () => maker.pick(["5", "5", "5", "4", "0"]),
  ],
  money: [
    (maker) => () => String(Math.round(maker.magnitude(100_000, 300_000_000))),
    (maker) => () => String(Math.round(maker.magnitude(1, 300)) * 100_000),
    whole(25_000, 120_000),
    (maker) => () => String(Math.round(maker.magnitude(15_000, 150_000))),
    pay,
    pay,
    (maker) => () => `${maker.whole(10, 90)}.00 HOUR`,
    around(whole(20, 900), ["from $", "ab ", "Price: $", "£", "Rs ", "€"], ["", ".00", " EUR", ".-"]),
    (maker) => () => `${maker.whole(20, 300)}.000`,
    whole(5, 400),
    whole(5, 100),
    (maker) => () => String(maker.magnitude(5, 300).toFixed(maker.pick([0, 1, 2]))),
  ],
  mass: [
    whole(95, 230),
    whole(95, 200),
    (maker) => () => `${maker.whole(100, 200)} lbs (${maker.whole(45, 90)} kg)`,
    (maker) => () =>
      `${maker.whole(0, 60)}${maker.pick([" grams", " grams fat", "g", " milligrams cholesterol", "mg", " g sugar"])}`,
    (maker) => {
      const unit = maker.pick([
        " grams",
        " milligrams",
        " grams saturated fat",
        " grams fiber",
        " milligrams sodium",
        "g carbs",
      ]);
      return () => maker.decimal(0, 90, maker.pick([0, 0, 1])) + unit;
    },
    whole(1, 60),
    around(whole(1, 80), ["Weight: ", ""], [" kg", " lbs", " KGM"]),
  ],
  length: [
    whole(150, 200),
    whole(155, 190),
    (maker) => () => `${maker.whole(4, 6)}'${maker.whole(0, 11)}`,
    (maker) => () => `${maker.whole(4, 6)}′ ${maker.whole(0, 11)}″ (${maker.whole(150, 200)}cm)`,
    (maker) => () => `${maker.whole(4, 6)} feet ${maker.whole(0, 11)} inches`,
    (maker) => () => `${maker.whole(150, 200)} cm (${maker.whole(4, 6)}' ${maker.whole(0, 11)}")`,
    (maker) => () => `${maker.whole(1, 40)} ${maker.pick(["mi", "km", "miles"])} from ${maker.word("place")}`,
    (maker) => () => `${maker.decimal(1, 90, 2)} INH`,
    (maker) => () => `${maker.whole(1, 99)}"`,
  ],
  energy: [
    whole(80, 600),
    whole(100, 500),
    (maker) => () => `${maker.whole(50, 700)} calories per ${maker.pick(["serving", "1 serving", "100 g"])}`,
    (maker) => () => `${maker.whole(50, 700)} ${maker.pick(["calories", "kcal", "cal", "Kcal"])}`,
    (maker) => () => `${maker.decimal(50, 700, 1)}kcal`,
  ],
  measurement: [
    (maker) => () => String(maker.whole(1, 12)),
    () => () => "1",
    (maker) => () => maker.pick(["1", "2", "3", "4"]),
    (maker) => () => `${maker.whole(1, 20)} ${maker.pick(["C62", "MTK", "guests", "persons", "beds"])}`,
  ],
  number: [(maker) => () => `${maker.whole(1, 40)}.0`],
  integer: [
    whole(1, 60),
    (maker) => () => maker.pick(["10", "5", "1", "2"]),
    (maker) => () => `${maker.whole(1, 90)} ${maker.pick(["patients", "reviews", "pages", "items"])}`,
  ],
  time: [timeWords, timeWords],
  duration: [
    (maker) => () =>
      `${maker.whole(1, 4)} ${maker.pick(["hour", "hours", "hr", "days"])}${maker.pick(["", ` ${maker.whole(5, 50)} minutes`, ` and ${maker.whole(5, 50)} minutes`])}`,
    (maker) => () => `Duration: ${maker.whole(1, 4)} ${maker.pick(["hour", "hours", "days"])}`,
    (maker) => () => `P${maker.whole(0, 9)}D${maker.pick(["", "T0H0M0S", "TH0M0"])}`,
    (maker) => () => `P${maker.whole(0, 3)}M${maker.whole(0, 30)}DT${maker.whole(0, 9)}H${maker.whole(0, 59)}M0S`,
    (maker) => () => `P${maker.whole(1, 12)}${maker.pick(["D", "M", "W", "Y"])}`,
    (maker) => () => `PD${maker.whole(1, 9)}TH0M0`,
  ],
  opening_hours: [
    (maker) => () =>
      `${maker.pick(["Mo,Tu,We,Th,Fr", "Mo,Tu,We,Th,Fr,Sa,Su", "Sa,Su", "Mo, We, Fr"])} ${two(maker.whole(7, 10))}:00-${two(maker.whole(16, 20))}:00`,
    (maker) => () =>
      Array.from(
        { length: maker.whole(2, 5) },
        (_, index) =>
          `${DAYS[index]?.slice(0, 2)} ${two(maker.whole(7, 10))}${maker.pick([":", "."])}00-${two(maker.whole(16, 20))}:00`,
      ).join(maker.pick([" ", ", ", "; "])),
    oneList("Mo-Su|Mo-Fr 00:00-24:00|24/7", "Open 24 hours|Monday-Friday 9am-5pm"),
  ],
  unit: [oneList("CMT", "INH", "KGM", "LBS", "HOUR", "GRM", "cm", "kg", "each", "FOT", "MTR", "KMT", "USD|EUR", "C62")],
};
