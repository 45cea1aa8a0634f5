/** Stands in for the browser's `EventSource`: the test says what the server tells. */
import { vi } from "vitest";

export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onmessage: (event: object) => void = () => {};
  onerror: () => void = () => {};

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(id: string, data: object): void {
    this.onmessage({ lastEventId: id, data: JSON.stringify(data) });
  }
}

export function fakeEventSource(): void {
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
}

export function lastOpened(): FakeEventSource {
  const source = FakeEventSource.opened.at(-1);
  if (source === undefined) throw new Error("No stream is open");
  return source;
}
