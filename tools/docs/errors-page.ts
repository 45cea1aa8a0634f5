import { CLIENT_ERRORS, ERRORS } from "@limpid/contract";
import { ProblemReply } from "@limpid/contract/schemas";
import { fieldTable } from "./field-table.ts";
import { code, generatedFrom, markdownTable, page } from "./markdown.ts";

const INTRO = `# Errors

Every refusal is \`application/problem+json\` (RFC 9457). Go by \`code\`: it is stable. The wording may change; \`detail\` says what was
wrong with this request, and \`instance\` is the id of the request, which the logs and the \`x-request-id\` header carry too.
Status 429 and 503 come with \`retry-after\`.`;

export function errorsPage(): string {
  const errors = Object.entries(ERRORS)
    .map(([id, { status, title }]) => ({ id, status, title }))
    .sort((a, b) => a.status - b.status || (a.id < b.id ? -1 : 1));
  return page(
    generatedFrom("packages/contract/src/errors.ts"),
    INTRO,
    "## The reply",
    fieldTable(ProblemReply),
    "## Codes",
    markdownTable(
      ["Code", "Status", "Wording"],
      errors.map(({ id, status, title }) => [code(id), String(status), title]),
    ),
    "The figure in `file_too_large` is the limit in force, `MAX_UPLOAD_MB`.",
    "## Wording of the browser",
    "Shown where there is no reply of the server to quote.",
    markdownTable(
      ["Name", "Wording"],
      Object.entries(CLIENT_ERRORS).map(([name, wording]) => [code(name), wording]),
    ),
  );
}
