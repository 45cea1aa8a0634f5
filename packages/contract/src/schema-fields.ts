/** A JSON schema in words: one line for each field, nested fields by their path. */
import type { TSchema } from "typebox";

export interface SchemaField {
  /** Such as `data[].cells[].id`. */
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly about: string;
}

/** The part of JSON Schema that the contract uses, and its OpenAPI document. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
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

/** Its fields, from `path` on; none for a schema of a single value. */
export function schemaFields(of: TSchema | JsonSchema, path = ""): readonly SchemaField[] {
  const schema = of as JsonSchema;
  if (schema.items !== undefined) return schemaFields(schema.items, `${path}[]`);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((part) => schemaFields(part, path));
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const own = path === "" ? name : `${path}.${name}`;
    const isOptional = schema.required?.includes(name) !== true;
    return [
      { path: own, type: schemaType(part), isOptional, about: part.description ?? "" },
      ...schemaFields(part, own),
    ];
  });
}

/** Its type in words, with the limits of its values. */
export function schemaType(of: TSchema | JsonSchema): string {
  const schema = of as JsonSchema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(schemaType))].join(" or ");
  if (schema.items !== undefined) return `list of ${schemaType(schema.items)}${range("items", 0, schema.maxItems)}`;
  const named = Object.values(schema.patternProperties ?? {})[0];
  if (named !== undefined) return `object of ${schemaType(named)} by name`;
  if (schema.type === "object") return "object";
  return `${PLAIN_TYPES[schema.type ?? ""] ?? "anything"}${rangeOf(schema)}`;
}

function rangeOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
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
