/** Checks requests against the schemas of their calls. Texts of the URL become numbers and such; bodies stay as they are. */
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";

export const validateRequests: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (input: unknown) => {
    const value = httpPart === "body" ? input : Value.Convert(schema, input);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
