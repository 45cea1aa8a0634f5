/** What the page reads of the OpenAPI document: the calls with their fields, in words. No effects. */
import { type JsonSchema, type SchemaField, schemaFields, schemaType } from "@limpid/contract";

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly SchemaField[];
  readonly body: readonly SchemaField[];
  readonly reply: readonly SchemaField[];
  /** The media types of the reply. */
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
      type: `${schemaType(schema)}, in the ${place}`,
      isOptional: !required,
      about: description ?? schema.description ?? "",
    })),
    body: schemaFields(schemaOf(requestBody)),
    reply: schemaFields(schemaOf(responses["200"])),
    mediaTypes: Object.keys(replies),
  };
}

function schemaOf(content: Content | undefined): JsonSchema {
  return content?.content?.["application/json"]?.schema ?? {};
}
