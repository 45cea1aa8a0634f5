/** Lines of dates whose days are known: which peers read the right one first, and at what cost. */
import { askPeer } from "./ask-peer.ts";

export interface DateGroup {
  readonly name: string;
  readonly lines: readonly string[];
  readonly days: readonly string[];
  /** Every peer that can take such options has them. */
  readonly options: readonly string[];
  /** The peers that claim to read such lines. */
  readonly peers: readonly string[];
}

export interface DateFigures {
  readonly peer: string;
  readonly lines: number;
  /** Lines whose first reading is the right day. */
  readonly right: number;
  readonly wrong: number;
  readonly unread: number;
  readonly cpuSeconds: number;
}

interface Read {
  readonly readings: readonly string[];
}

export function compareDates({ lines, days, options, peers }: DateGroup): readonly DateFigures[] {
  return peers.map((peer) => {
    const { answers, cpuSeconds } = askPeer<Read>({ kind: "dates", peer, options }, lines);
    const right = answers.filter(({ readings }, index) => readings[0]?.slice(0, 10) === days[index]).length;
    const unread = answers.filter(({ readings }) => readings.length === 0).length;
    return { peer, lines: lines.length, right, wrong: lines.length - right - unread, unread, cpuSeconds };
  });
}

const EVERYWHERE = ["limpid", "limpid-column", "chrono", "dateparser", "dateutil", "pandas"];
const DAY_MS = 86_400_000;
/** chrono-node has these; it is given the language of the lines. */
const CHRONO_LANGUAGES = ["de", "fr", "es", "it", "ru", "ja"];
const OTHER_LANGUAGES = ["pl", "tr", "ko"];

/** `count` lines a group, the same in every run. */
export function makeGroups(count: number, random: () => number): readonly DateGroup[] {
  const times = Array.from({ length: count }, () => Math.floor(random() * 12_000 + 7305) * DAY_MS);
  const days = times.map((time) => new Date(time).toISOString().slice(0, 10));
  const numbers = (template: string): readonly string[] =>
    days.map((day) => template.replace("y", day.slice(0, 4)).replace("m", day.slice(5, 7)).replace("d", day.slice(8)));
  const words = (language: string): readonly string[] => {
    const styles = (["full", "long", "medium"] as const).map(
      (dateStyle) => new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle, timeZone: "UTC" }),
    );
    return times.map((time, index) => styles[index % styles.length]?.format(time) ?? "");
  };
  const inWords = (language: string, peers: readonly string[]): DateGroup => ({
    name: `words: ${language}`,
    lines: words(language),
    days,
    options: [`language=${language}`],
    peers,
  });
  return [
    { name: "2024-03-05", lines: numbers("y-m-d"), days, options: [], peers: EVERYWHERE },
    { name: "03/05/2024, month first", lines: numbers("m/d/y"), days, options: ["order=MDY"], peers: EVERYWHERE },
    { name: "05.03.2024, day first", lines: numbers("d.m.y"), days, options: ["order=DMY"], peers: EVERYWHERE },
    { name: "English words", lines: words("en"), days, options: ["language=en"], peers: EVERYWHERE },
    ...CHRONO_LANGUAGES.map((one) => inWords(one, ["limpid", "chrono", "dateparser"])),
    ...OTHER_LANGUAGES.map((one) => inWords(one, ["limpid", "dateparser"])),
  ];
}
