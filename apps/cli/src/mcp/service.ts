/** A Limpid server, as the tools speak to it: typed calls, as one session. */
import { buildUrl, type CallId, type CallInput, type CallReply, callPath, type ProblemReply } from "@limpid/contract";

/** The server has refused; its message is for the caller. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ServiceOptions {
  readonly url: string;
  /** Null for an anonymous visitor. */
  readonly apiKey: string | null;
  /** A session of before; another one is begun where the server does not know it. */
  readonly sessionId?: string | undefined;
}

export class Service {
  private constructor(
    readonly url: string,
    readonly sessionId: string,
    private readonly apiKey: string | null,
  ) {}

  static async connect({ url, apiKey, sessionId }: ServiceOptions): Promise<Service> {
    if (sessionId !== undefined) {
      const known = new Service(url, sessionId, apiKey);
      const body = { session_uuid: sessionId, api_key: apiKey };
      const isKnown = await known.call("validateKey", { body }).then(
        () => true,
        (error: unknown) => !(error instanceof Refusal && error.code === "no_session"),
      );
      if (isKnown) return known;
    }
    const { session_uuid } = await new Service(url, "", apiKey).call("hello", { body: { device_uuid: "limpid mcp" } });
    const service = new Service(url, session_uuid, apiKey);
    if (apiKey === null) return service;
    const { is_valid } = await service.call("validateKey", { body: { session_uuid, api_key: apiKey } });
    if (!is_valid) throw new Refusal("no_session", "The API key is not valid there");
    return service;
  }

  async call<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<CallReply<Id>> {
    return (await (await this.send(id, input)).json()) as CallReply<Id>;
  }

  /** The bytes of a call that answers with a file. */
  async download<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Uint8Array> {
    return new Uint8Array(await (await this.send(id, input)).arrayBuffer());
  }

  private async send(id: CallId, input: AnyInput): Promise<Response> {
    const response = await fetch(`${this.url}${buildUrl(id, input)}`, {
      method: callPath(id).method,
      headers: {
        ...(this.sessionId !== "" && { cookie: `session_uuid=${this.sessionId}` }),
        ...(this.apiKey !== null && { authorization: `Bearer ${this.apiKey}` }),
        ...(input.body !== undefined && { "content-type": "application/json" }),
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  }
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => ({}))) as Partial<ProblemReply>;
  const title = problem.title ?? `The server answered with ${response.status}`;
  return new Refusal(
    problem.code ?? "unexpected",
    problem.detail === undefined ? title : `${title}: ${problem.detail}`,
  );
}
