/** What the page reads of the OpenAPI document: the calls with their fields, in words. No effects. */

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface ApiField {
  /** Such as `data[].cells[].id`. */
  readonly path: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly about: string;
}

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ApiField[];
  readonly body: readonly ApiField[];
  readonly reply: readonly ApiField[];
  /** Of what it replies with. */
  readonly mediaTypes: readonly string[];
}

export function readCalls({ paths }: OpenApi): readonly ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => readCall(path, method, operation)),
  );
}

function readCall(path: string, method: string, operation: Operation): ApiCall {
  const { operationId = `${method} ${path}`, summary = "", parameters = [], requestBody, responses = {} } = operation;
  const replies = responses["200"]?.content ?? {};
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    parameters: parameters.map(({ name, in: place, required = false, description, schema = {} }) => ({
      path: name,
      type: `${typeOf(schema)}, in the ${place}`,
      isOptional: !required,
      about: description ?? schema.description ?? "",
    })),
    body: fieldsOf(schemaOf(requestBody)),
    reply: fieldsOf(schemaOf(responses["200"])),
    mediaTypes: Object.keys(replies),
  };
}

function schemaOf(content: Content | undefined): Schema {
  return content?.content?.["application/json"]?.schema ?? {};
}

function fieldsOf(schema: Schema, path = ""): readonly ApiField[] {
  if (schema.items !== undefined) return fieldsOf(schema.items, `${path}[]`);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((part) => fieldsOf(part, path));
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const own = path === "" ? name : `${path}.${name}`;
    const isOptional = schema.required?.includes(name) !== true;
    return [{ path: own, type: typeOf(part), isOptional, about: part.description ?? "" }, ...fieldsOf(part, own)];
  });
}

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "object",
};

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  const named = Object.values(schema.patternProperties ?? {})[0];
  if (named !== undefined) return `object of ${typeOf(named)} by name`;
  return WORDS[schema.type ?? ""] ?? schema.type ?? "anything";
}
