/** Reads values of settings from their texts; each throws in words what it does not take. */
import { availableParallelism } from "node:os";

export function required(text: string): string {
  if (text === "") throw new Error("must not be empty");
  return text;
}

export function number(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text === "" || !Number.isFinite(value) || value < least || value > most)
      throw new Error(`must be a number from ${least} to ${most}`);
    return value;
  };
}

export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    if (!/^\d{1,15}$/.test(text) || Number(text) < least || Number(text) > most)
      throw new Error(`must be a whole number from ${least} to ${most}`);
    return Number(text);
  };
}

/** Returns undefined for a setting that is absent. */
export function optional<Value>(parse: (text: string) => Value): (text: string) => Value | undefined {
  return (text) => (text === "" ? undefined : parse(text));
}

export function port(text: string): number {
  return integer(0, 65_535)(text);
}

export function workers(text: string): number {
  return text === "" ? availableParallelism() : integer(1, 256)(text);
}

export function readChoice<Value extends string>(allowed: readonly Value[]): (text: string) => Value {
  return (text) => {
    const value = allowed.find((each) => each === text);
    if (value === undefined) throw new Error(`must be one of ${allowed.join(", ")}`);
    return value;
  };
}

export function flag(text: string): boolean {
  return readChoice(["true", "false"])(text) === "true";
}

export function proxies(text: string): number {
  if (text === "true" || text === "false") return text === "true" ? 1 : 0;
  if (!/^\d{1,2}$/.test(text)) throw new Error("must be true, false or how many proxies there are");
  return Number(text);
}

export function list(text: string): string[] {
  return text.split(",").flatMap((item) => (item.trim() === "" ? [] : [item.trim().toLowerCase()]));
}

export function email(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new Error("must be an e-mail address");
  return text;
}

const MOST_SAID = 500;

export function shortText(text: string): string {
  if (text.length > MOST_SAID) throw new Error(`at most ${MOST_SAID} characters`);
  return text;
}

export function httpUrl(text: string): string {
  if (text === "") return "";
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error("must start with http:// or https://");
  return text.replace(/\/+$/, "");
}
