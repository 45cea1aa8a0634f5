import { schemaFields, schemaType } from "@limpid/contract";
import { CALLS, type CallSpec } from "@limpid/contract/schemas";
import type { TSchema } from "typebox";
import { eventSections } from "./event-sections.ts";
import { fieldTable } from "./field-table.ts";
import { code, generatedFrom, markdownTable, page } from "./markdown.ts";

const INTRO = `# API

Plain HTTP and JSON. The same document as OpenAPI 3.1 is served at \`/api/v1/openapi.json\`. Refusals are in [errors.md](errors.md).

- **Session.** \`hello\` starts one. Calls that make or change something name it as \`session_uuid\`. A browser also sends it as the cookie
  of the same name, which must agree; a script needs no cookie. A key that is validated makes the session its user's, under the
  id that it has. Where the cookie came along, the cookie has another id from then on, and beside it the former id goes on being good.
- **API key.** \`api_key\` in an upload, or the header \`Authorization: Bearer …\`, makes the table belong to the key's user.
- **Tables.** An upload answers with \`result_uuid\`. It names the job and the table alike, and goes wherever a path says \`job_uuid\`.
- **Once.** An upload sent again with the same header \`Idempotency-Key\` (1 to 255 characters), by the same session and with the same
  content, is the same table. Another file is another table, whatever the key.
- **Pages** count from 0. \`page_found: false\` means not there yet: ask again after a second.
- **Event streams** are server-sent events. That of a job replays from the start, those of a session and of a
  table begin now; all go on after \`Last-Event-ID\` (\`last_event_id\` in the query does
  the same). A comment every 15 s keeps them open. The event \`end\` says that nothing follows: do not connect again.
- **Who may what.** Anyone with a table's id can read and export it. Only its owner, the session or user that made it, can edit it.

A whole run from a shell, with \`jq\`:

    at=http://localhost:8080
    session=$(curl -s $at/api/v1/hello --json '{"device_uuid":"shell"}' | jq -r .session_uuid)
    data=$(base64 -w0 < orders.csv)
    job=$(printf '{"session_uuid":"%s","filename":"orders.csv","data":"%s"}' $session $data |
      curl -s $at/api/v1/file --json @- | jq -r .result_uuid)
    curl -sN $at/api/v1/job_status/$job
    curl -s $at/api/v1/get/$job/csv`;

export function apiPage(): string {
  const calls: [string, CallSpec][] = Object.entries(CALLS);
  const toldBy = new Map<TSchema, string>();
  return page(
    generatedFrom("packages/contract"),
    INTRO,
    "## Calls",
    markdownTable(
      ["Call", "Path", "About"],
      calls.map(([id, { method, path, summary }]) => [
        `[${id}](#${id.toLowerCase()})`,
        code(`${method} ${path}`),
        summary,
      ]),
    ),
    ...calls.map(([id, spec]) => callSection(id, spec, toldBy)),
    eventSections(),
  );
}

function callSection(id: string, spec: CallSpec, toldBy: Map<TSchema, string>): string {
  const { method, path, summary, params, query, body, reply, produces } = spec;
  return [
    `### ${id}`,
    `${summary}.`,
    code(`${method} ${path}`),
    part("In the path", params, id, toldBy),
    part("In the query", query, id, toldBy),
    part("Body", body, id, toldBy),
    reply === undefined ? `Replies with ${(produces ?? []).map(code).join(" or ")}.` : part("Reply", reply, id, toldBy),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** A schema that several calls share is written out once. */
function part(title: string, schema: TSchema | undefined, id: string, toldBy: Map<TSchema, string>): string {
  if (schema === undefined) return "";
  const earlier = toldBy.get(schema);
  if (earlier !== undefined && schemaFields(schema).length > SHORT)
    return `${title}: as for [${earlier}](#${earlier.toLowerCase()}).`;
  toldBy.set(schema, id);
  return schemaFields(schema).length === 0
    ? `${title}: ${schemaType(schema)}.`
    : `${title}${"items" in schema ? ", a list" : ""}:\n\n${fieldTable(schema)}`;
}

/** Fields that are repeated sooner than referred to. */
const SHORT = 3;
