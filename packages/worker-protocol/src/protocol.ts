/** The messages between the host and its worker processes. */

/**
 * The number of the protocol. It grows with each change of the messages or methods that a process of another build would
 * take for something else.
 */
export const PROTOCOL = 3;

export type HostMessage =
  | { readonly kind: "call"; readonly id: number; readonly method: string; readonly input: unknown }
  /** Work of this kind is likely to come soon. */
  | { readonly kind: "warm"; readonly lane: string };

export type WorkerMessage =
  | { readonly kind: "ready"; readonly protocol: number }
  | { readonly kind: "event"; readonly id: number; readonly event: unknown }
  | ({ readonly kind: "reply"; readonly id: number; readonly value: unknown } & Footprint)
  | ({
      readonly kind: "failure";
      readonly id: number;
      readonly message: string;
      readonly code?: string;
      readonly path?: string;
    } & Footprint);

interface Footprint {
  /** Resident memory of the process after the call. */
  readonly memoryBytes: number;
}

/** One method of a worker: its input, the events it sends while it works, and its reply. */
export interface Method<Input, Event, Reply> {
  readonly input: Input;
  readonly event: Event;
  readonly reply: Reply;
}

/** What every list of methods must be, whatever its names: `M extends Methods<M>`. */
export type Methods<M> = Readonly<Record<keyof M, Method<unknown, unknown, unknown>>>;

/** What a worker offers: a function a method. Events wait for the host when it is slow to take them. */
export type Handlers<M extends Methods<M>> = {
  readonly [Name in keyof M]: (
    input: M[Name]["input"],
    send: (event: M[Name]["event"]) => Promise<void>,
  ) => Promise<M[Name]["reply"]>;
};
