/** The messages between the host and its child processes. */

export interface CallMessage {
  readonly kind: "call";
  readonly id: number;
  readonly method: string;
  readonly input: unknown;
}

export type ChildMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "event"; readonly id: number; readonly event: unknown }
  | { readonly kind: "reply"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failure"; readonly id: number; readonly message: string };

/** One method of a child: its input, the events it sends while it works, and its reply. */
export interface Method<Input, Event, Reply> {
  readonly input: Input;
  readonly event: Event;
  readonly reply: Reply;
}

/** What every list of methods must be, whatever its names: `M extends Methods<M>`. */
export type Methods<M> = Readonly<Record<keyof M, Method<unknown, unknown, unknown>>>;

/** What a child offers: a function a method. Events wait for the host when it is slow to take them. */
export type Handlers<M extends Methods<M>> = {
  readonly [Name in keyof M]: (
    input: M[Name]["input"],
    send: (event: M[Name]["event"]) => Promise<void>,
  ) => Promise<M[Name]["reply"]>;
};
