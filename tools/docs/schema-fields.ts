/** A schema in words: one line for each field, nested fields by their path. */
import type { TSchema } from "typebox";

export interface Field {
  /** Such as `data[].cells[].id`. */
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly about: string;
}

/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
};

export function schemaFields(schema: TSchema): readonly Field[] {
  return nestedFields(schema as Schema, "");
}

export function schemaType(schema: TSchema): string {
  return typeOf(schema as Schema);
}

function nestedFields(schema: Schema, path: string): readonly Field[] {
  if (schema.items !== undefined) return nestedFields(schema.items, `${path}[]`);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((part) => nestedFields(part, path));
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const own = path === "" ? name : `${path}.${name}`;
    const isOptional = schema.required?.includes(name) !== true;
    return [{ path: own, type: typeOf(part), isOptional, about: part.description ?? "" }, ...nestedFields(part, own)];
  });
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}${range("items", 0, schema.maxItems)}`;
  const named = Object.values(schema.patternProperties ?? {})[0];
  if (named !== undefined) return `object of ${typeOf(named)} by name`;
  if (schema.type === "object") return "object";
  return `${PLAIN_TYPES[schema.type ?? ""] ?? "anything"}${rangeOf(schema)}`;
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  return range("", minimum, maximum) || range("characters", minLength, maxLength);
}

function range(unit: string, least: number | undefined, most: number | undefined): string {
  if (most === undefined) return least === undefined || least === 0 ? "" : `, from ${inDigits(least)}`;
  const start = least === undefined || (unit !== "" && least === 0) ? "up to" : `${inDigits(least)} to`;
  return `, ${start} ${inDigits(most)}${unit === "" ? "" : ` ${unit}`}`;
}

function inDigits(amount: number): string {
  return amount.toLocaleString("en-US");
}
