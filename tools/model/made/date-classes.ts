/** Made values of dates and times. */
import { headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";

const two = (value: number) => String(value).padStart(2, "0");
const ENGLISH_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December".split(
  "|",
);
const MONTHS: readonly (readonly string[])[] = [
  ENGLISH_MONTHS,
  ENGLISH_MONTHS.map((name) => name.slice(0, 3)),
  ENGLISH_MONTHS.map((name) => name.slice(0, 3).toUpperCase()),
  "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember".split("|"),
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre".split("|"),
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre".split("|"),
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre".split("|"),
  "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro".split("|"),
  "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december".split("|"),
];
const DAYS = [
  "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday",
  "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
  "Sun|Sat|Fri|Thur",
  "Mo|Tu|We|Th|Fr|Sa|Su",
  "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag",
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  "lunes|martes|miércoles|jueves|viernes|sábado|domingo",
  "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
  "http://schema.org/Monday|http://schema.org/Tuesday|http://schema.org/Wednesday|http://schema.org/Friday|http://schema.org/Sunday",
  "https://schema.org/Monday|https://schema.org/Thursday|https://schema.org/Saturday",
  "MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY",
];

type DateStyle = (date: Date, months: readonly string[]) => string;

const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;

const DATE_STYLES: readonly DateStyle[] = [
  (date) => date.toISOString().slice(0, 10),
  (date) => date.toISOString().slice(0, 10),
  (date) => date.toISOString().slice(0, 10),
  (date) => `${parts(date)[1]}/${parts(date)[2]}/${parts(date)[0]}`,
  (date) => `${two(parts(date)[2])}/${two(parts(date)[1])}/${parts(date)[0]}`,
  (date) => `${two(parts(date)[2])}.${two(parts(date)[1])}.${parts(date)[0]}`,
  (date) => `${parts(date)[1]}/${parts(date)[2]}/${two(parts(date)[0] % 100)}`,
  (date) => date.toISOString().slice(0, 10).replaceAll("-", ""),
  (date) => `${two(parts(date)[2])}-${two(parts(date)[1])}-${parts(date)[0]}`,
  (date) => date.toISOString().slice(0, 10).replaceAll("-", "/"),
  (date, months) => `${months[parts(date)[1] - 1]} ${parts(date)[2]}, ${parts(date)[0]}`,
  (date, months) => `${parts(date)[2]} ${months[parts(date)[1] - 1]} ${parts(date)[0]}`,
  (date, months) => `${parts(date)[2]}. ${months[parts(date)[1] - 1]} ${parts(date)[0]}`,
  (date, months) => `${two(parts(date)[2])}-${months[parts(date)[1] - 1]}-${two(parts(date)[0] % 100)}`,
  (date, months) => `${parts(date)[2]}-${months[parts(date)[1] - 1]}`,
  (date, months) => `${months[parts(date)[1] - 1]} ${parts(date)[2]}`,
  (date, months) =>
    `${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][date.getUTCDay()]}, ${months[parts(date)[1] - 1]} ${parts(date)[2]}, ${parts(date)[0]}`,
];

function dates(maker: Maker): () => string {
  const [from, to] = maker.pick([
    [2015, 2023],
    [2000, 2024],
    [1900, 2020],
    [2019, 2020],
  ] as const);
  const style = maker.pick(DATE_STYLES);
  const months = maker.chance(0.6) ? (MONTHS[maker.whole(0, 1)] ?? ENGLISH_MONTHS) : maker.pick(MONTHS);
  return () => style(maker.date(from, to), months);
}

const clock = (date: Date) => date.toISOString().slice(11, 19);
const DATETIME_STYLES: readonly DateStyle[] = [
  (date) => date.toISOString().slice(0, 19),
  (date) => `${date.toISOString().slice(0, 19)}Z`,
  (date) => date.toISOString(),
  (date) => `${date.toISOString().slice(0, 19)}+02:00`,
  (date) => `${date.toISOString().slice(0, 19)}-0500`,
  (date) => `${date.toISOString().slice(0, 16)}`,
  (date) => `${date.toISOString().slice(0, 10)} ${clock(date)}`,
  (date) => `${date.toISOString().slice(0, 10)} ${clock(date)}+00:00`,
  (date) => `${date.toISOString().slice(0, 10)} ${clock(date).slice(0, 5)}`,
  (date) => `${date.toISOString().slice(0, 10)} 00:00:00`,
  (date) => `${date.toISOString().slice(0, 10)}T00:00:00`,
  (date) => `${parts(date)[1]}/${parts(date)[2]}/${parts(date)[0]} ${clock(date).slice(0, 5)}`,
  (date) => `${parts(date)[1]}/${parts(date)[2]}/${two(parts(date)[0] % 100)} ${clock(date).slice(0, 5)}`,
  (date) => `${two(parts(date)[2])}.${two(parts(date)[1])}.${parts(date)[0]} ${clock(date)}`,
  (date, months) =>
    `${months[parts(date)[1] - 1]} ${parts(date)[2]}, ${parts(date)[0]} ${(date.getUTCHours() % 12) + 1}:${two(date.getUTCMinutes())} PM`,
  (date) => date.toUTCString(),
];

function datetimes(maker: Maker): () => string {
  const style = maker.pick(DATETIME_STYLES);
  const round = maker.chance(0.5) ? 1_800_000 : 1;
  return () => style(new Date(Math.floor(maker.date(2005, 2023).getTime() / round) * round), ENGLISH_MONTHS);
}

function times(maker: Maker): () => string {
  const style = maker.whole(0, 8);
  const step = maker.pick([1, 5, 15, 30]);
  return () => {
    const [h, m, s] = [maker.whole(0, 23), Math.floor(maker.whole(0, 59) / step) * step, maker.whole(0, 59)];
    const half = h < 12 ? "AM" : "PM";
    return (
      [
        `${two(h)}:${two(m)}`,
        `${two(h)}:${two(m)}:00`,
        `${two(h)}:${two(m)}:${two(s)}`,
        `${(h % 12) + 1}:${two(m)} ${half}`,
        `${(h % 12) + 1}:${two(m)}${half.toLowerCase()}`,
        `${h}:${two(m)}`,
        `T${two(h)}:${two(m)}`,
        `${(h % 12) + 1} ${half.toLowerCase()[0]}.m.`,
        `${two(h)}:${two(m)}:00+01:00`,
      ][style] ?? ""
    );
  };
}

const SHORT_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

function openingHours(maker: Maker): () => string {
  const long = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday".split("|");
  const style = maker.whole(0, 6);
  return () => {
    const [from, to] = [maker.whole(6, 11), maker.whole(15, 23)];
    const [start, end] = [maker.whole(0, 3), maker.whole(4, 6)];
    const hours = `${two(from)}:${maker.pick(["00", "30"])}-${two(to)}:${maker.pick(["00", "30"])}`;
    return (
      [
        `${SHORT_DAYS[start]}-${SHORT_DAYS[end]} ${hours}`,
        `${SHORT_DAYS[start]} ${hours}`,
        `${SHORT_DAYS[start]},${SHORT_DAYS[end]} ${hours}`,
        `${long[start]} - ${long[end]}: ${from}am - ${to - 12}pm`,
        `${SHORT_DAYS[start]}-${SHORT_DAYS[end]} ${hours}; Su ${maker.pick(["off", "closed", hours])}`,
        `${long[start]?.slice(0, 3)}-${long[end]?.slice(0, 3)} ${from}:00 AM - ${to - 12}:00 PM`,
        `${SHORT_DAYS[start]} ${hours}, ${SHORT_DAYS[end]} ${hours}`,
      ][style] ?? ""
    );
  };
}

function years(maker: Maker): () => string {
  const [from, to] = maker.pick([
    [1990, 2023],
    [1900, 2020],
    [2005, 2015],
    [1960, 2024],
    [1800, 1900],
  ] as const);
  let year = from - 1;
  return maker.chance(0.3) ? () => String(Math.min(++year, 2100)) : () => String(maker.whole(from, to));
}

const ZONES = Intl.supportedValuesOf("timeZone");

const seasons: Recipe = (maker) => () => {
  const year = maker.whole(1960, 2022);
  return `${year}-${two((year + 1) % 100)}`;
};

export const dateClasses: MadeClasses = {
  date: {
    share: 2.2,
    recipes: [dates, dates, dates],
    headers: headers(
      "date|Date|day|created|updated|start_date|end_date|release_date|Datum|fecha|data|datum|date_created|order_date|datePublished|due_date|modified|published|startDate|endDate|Erstellt|Rechnungsdatum|date_posted|validThrough|hire_date|transaction_date|expiry|polldate|deadline|signed|when|started|dateModified|Release Date|DATE|Report Date|visit_date|opened",
    ),
  },
  datetime: {
    share: 1.8,
    recipes: [datetimes, datetimes],
    headers: headers(
      "datetime|timestamp|created_at|updated_at|date|time|start|end|Zeitpunkt|Zeitstempel|horodatage|fecha_hora|data_ora|startDate|endDate|date_time|last_login|event_time|modified|pickup|dropoff|pickup_datetime|published_at|logged|Start Time|dateCreated|uploadDate|observed",
    ),
  },
  time: {
    share: 1.3,
    recipes: [times, times],
    headers: headers(
      "time|Time|hour|start_time|end_time|Uhrzeit|Zeit|heure|hora|ora|tijd|opens|closes|departure|arrival|sched_dep_time|act_dep_time|doorTime|checkinTime|checkoutTime|kickoff|departure_time|open",
    ),
  },
  year: {
    share: 1.6,
    recipes: [years, years, years, (maker) => () => `${maker.whole(180, 202)}0s`, seasons],
    headers: headers(
      "year|Year|yr|Jahr|année|an|año|anno|ano|jaar|год|season|YEAR|release_year|model_year|founded|birth_year|vintage|cycle|copyrightYear|built|yr_built|publication_year|modelDate|year_built|fiscal_year|established|decade",
    ),
  },
  month: {
    recipes: [
      (maker) => {
        const months = maker.chance(0.5) ? ENGLISH_MONTHS : maker.pick(MONTHS);
        return () => maker.pick(months);
      },
      (maker) => () => String(maker.whole(1, 12)),
      (maker) => () => two(maker.whole(1, 12)),
    ],
    headers: headers("month|Month|Monat|mois|mes|mese|mês|maand|mon|month_name|birth_month|MONTH|Month Name"),
    distinct: 12,
  },
  year_month: {
    recipes: [
      (maker) => () => maker.date(1995, 2024).toISOString().slice(0, 7),
      (maker) => () => {
        const months = MONTHS[1] ?? ENGLISH_MONTHS;
        return `${maker.pick(months)} ${maker.whole(1990, 2024)}`;
      },
      (maker) => () => `${maker.pick(ENGLISH_MONTHS)} ${maker.whole(1990, 2024)}`,
      (maker) => () => `${two(maker.whole(1, 12))}/${maker.whole(1990, 2024)}`,
      (maker) => () => `${maker.whole(1990, 2024)}/${two(maker.whole(1, 12))}`,
      (maker) => () => `${maker.pick(MONTHS[1] ?? [])}-${two(maker.whole(0, 24))}`,
      (maker) => () => String(maker.whole(1990, 2024)) + two(maker.whole(1, 12)),
    ],
    headers: headers(
      "month|year_month|period|Monat|mois|mes|yearmonth|billing_month|Month|date|mese|month_year|reporting period",
    ),
  },
  day_of_week: {
    recipes: [oneList(...DAYS), oneList(...DAYS)],
    headers: headers(
      "day|weekday|day_of_week|dayOfWeek|Wochentag|Tag|jour|día|giorno|dia da semana|dag|dow|DAY_OF_WEEK|Day|days",
    ),
    distinct: 7,
  },
  day_of_month: {
    recipes: [(maker) => () => String(maker.whole(1, 31)), (maker) => () => two(maker.whole(1, 31))],
    headers: headers("day|day_of_month|mday|dom|date_of_month|Tag|jour|día|giorno|dag|birth_day|DAY"),
  },
  quarter: {
    recipes: [
      oneList("Q1|Q2|Q3|Q4", "1|2|3|4", "Q1|Q2|Q3|Q4"),
      (maker) => () => `${maker.whole(1995, 2024)}${maker.pick(["-", " ", ""])}Q${maker.whole(1, 4)}`,
      (maker) => () => `Q${maker.whole(1, 4)} ${maker.whole(1995, 2024)}`,
      (maker) => () => `${maker.whole(1, 4)}. Quartal ${maker.whole(2000, 2024)}`,
    ],
    headers: headers("quarter|Quarter|qtr|Quartal|trimestre|kwartaal|fiscal_quarter|period|Qtr"),
    distinct: 40,
  },
  date_range: {
    recipes: [
      (maker) => {
        const style = DATE_STYLES[maker.pick([0, 3, 5])] ?? DATE_STYLES[0];
        const separator = maker.pick([" - ", "/", " to ", " – ", " bis "]);
        return () => {
          const start = maker.date(2000, 2023);
          const end = new Date(start.getTime() + maker.whole(1, 200) * 86_400_000);
          return `${style?.(start, ENGLISH_MONTHS)}${separator}${style?.(end, ENGLISH_MONTHS)}`;
        };
      },
      (maker) => () => {
        const start = maker.whole(1900, 2010);
        return `${start}${maker.pick(["-", "–", " - "])}${start + maker.whole(1, 12)}`;
      },
      (maker) => () =>
        `${maker.pick(MONTHS[1] ?? [])} ${maker.whole(1, 14)}-${maker.whole(15, 30)}, ${maker.whole(2000, 2023)}`,
      (maker) => () => `${maker.whole(1990, 2010)}-present`,
    ],
    headers: headers(
      "period|date_range|dates|Zeitraum|période|periodo|period|years|term|duration|years active|tenure|Amtszeit|validity|temporal_coverage|era|reign",
    ),
  },
  unix_timestamp: {
    recipes: [
      (maker) => () => String(maker.whole(946_684_800, 1_700_000_000)),
      (maker) => () => `${maker.whole(1_200_000_000, 1_700_000_000)}${maker.digits(3)}`,
    ],
    headers: headers("timestamp|created|unix_time|epoch|time|ts|created_utc|date|updated|unixtime|event_ts"),
  },
  timezone: {
    recipes: [
      (maker) => () => maker.pick(ZONES),
      oneList(
        "America/New_York|America/Chicago|America/Denver|America/Los_Angeles",
        "EST|CST|MST|PST|EDT|PDT",
        "UTC|CET|EET|GMT",
        "UTC+1|UTC+2|UTC-5|UTC-8|UTC+0",
        "+01:00|+02:00|-05:00|+00:00",
      ),
      (maker) => () => maker.pick(ZONES),
    ],
    headers: headers(
      "timezone|tz|time_zone|Zeitzone|fuseau horaire|zona horaria|fuso orario|tijdzone|TimeZone|utc_offset",
    ),
    distinct: 30,
  },
  opening_hours: {
    recipes: [openingHours, openingHours],
    headers: headers(
      "opening_hours|openingHours|hours|Öffnungszeiten|horaires|horario|orari|openingstijden|business_hours|Hours of Operation|schedule|open",
    ),
  },
};
