/** The API for people who read: how to begin, and every call with its fields, from the server's own document. */
import type { SchemaField } from "@limpid/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { numbered } from "../../lib/numbered.ts";
import { Button } from "../../ui/parts/button.tsx";
import { TextInput } from "../../ui/parts/text-input.ts";
import { StateScreen } from "../../ui/state-screen.tsx";
import { type ApiCall, type OpenApi, readCalls } from "./api-document.ts";
import styles from "./api-screen.module.css";
import { Examples } from "./examples-part.tsx";

const DOCUMENT = "/api/v1/openapi.json";

export function ApiScreen() {
  const document = useQuery({ queryKey: ["openapi"], queryFn: fetchDocument });
  if (document.isError)
    return (
      <StateScreen
        title="The API description could not be loaded"
        action={<Retry onClick={() => void document.refetch()} />}
      >
        The server may be starting. Nothing is wrong with your tables.
      </StateScreen>
    );
  return (
    <article className={styles.api}>
      <h1 className={styles.title}>API</h1>
      <p>
        Plain HTTP and JSON. As OpenAPI 3.1: <a href={DOCUMENT}>{DOCUMENT}</a>. Anyone who has a table's ID can read and
        export it; only its owner can change it. Errors are <code>application/problem+json</code> with a stable{" "}
        <code>code</code>.
      </p>
      <Examples />
      <h2 className={styles.heading}>Calls</h2>
      {document.data === undefined ? <p role="status">Loading…</p> : <Calls calls={readCalls(document.data)} />}
    </article>
  );
}

const Retry = ({ onClick }: { readonly onClick: () => void }) => <Button onClick={onClick}>Try again</Button>;

async function fetchDocument(): Promise<OpenApi> {
  const response = await fetch(DOCUMENT);
  if (!response.ok) throw new Error(`The server answered with ${response.status}`);
  return (await response.json()) as OpenApi;
}

function Calls({ calls }: { readonly calls: readonly ApiCall[] }) {
  const [filter, setFilter] = useState("");
  const words = filter.toLowerCase();
  const shown = calls.filter(({ id, path, summary }) => `${id} ${path} ${summary}`.toLowerCase().includes(words));
  return (
    <>
      <TextInput
        className={styles.filter}
        type="search"
        aria-label="Filter calls"
        placeholder="Filter calls"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {shown.map((call) => (
        <Call key={`${call.method} ${call.path}`} call={call} />
      ))}
      {shown.length === 0 && <p>No call has “{filter}” in it.</p>}
    </>
  );
}

function Call({ call }: { readonly call: ApiCall }) {
  const { id, method, path, summary, parameters, body, reply, mediaTypes } = call;
  return (
    <details className={styles.call} id={id}>
      <summary>
        <span className={styles.method}>{method}</span>
        <code className={styles.path}>{path}</code>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body" fields={body} />
      <Fields title="Reply" fields={reply} />
      {reply.length === 0 && mediaTypes.length > 0 && <p>Replies with {mediaTypes.join(", ")}.</p>}
    </details>
  );
}

function Fields({ title, fields }: { readonly title: string; readonly fields: readonly SchemaField[] }) {
  if (fields.length === 0) return null;
  return (
    <table className={styles.fields}>
      <caption>{title}</caption>
      <tbody>
        {numbered(fields).map(({ index, value: { path, type, isOptional, about } }) => (
          <tr key={index}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>
              {type}
              {isOptional && <span className="soft"> optional</span>}
            </td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
