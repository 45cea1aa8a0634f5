/** A name server for tests: it answers from a list, and counts what it is asked. */
import { createSocket, type Socket } from "node:dgram";
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** The addresses of a name, at each question after another; the last ones hold from then on. */
export type Zone = Readonly<Record<string, readonly (readonly string[])[]>>;

const TYPES = { 1: "A", 28: "AAAA" } as const;
const CLASS_IN = 1;
const HEADER_BYTES = 12;
/** A reply to a question that asked for recursion. */
const FLAGS = 0x8180;
/** The name of the question, by its place in the message. */
const NAME_OF_QUESTION = 0xc00c;

export class NameServer {
  /** Such as `["A public.example"]`, in the order of the questions. */
  readonly asked: string[] = [];
  private readonly socket: Socket = createSocket("udp4");

  constructor(private readonly zone: Zone) {
    this.socket.on("message", (message, { address, port }) => this.socket.send(this.answer(message), port, address));
  }

  async listen(port: number, address: string): Promise<void> {
    await new Promise<void>((resolve) => this.socket.bind(port, address, resolve));
  }

  close(): void {
    this.socket.close();
  }

  private answer(message: Buffer): Buffer {
    const { name, end } = readName(message);
    const type = TYPES[message.readUInt16BE(end) as keyof typeof TYPES] ?? "other";
    const times = this.asked.filter((question) => question === `${type} ${name}`).length;
    this.asked.push(`${type} ${name}`);
    const steps = this.zone[name] ?? [];
    const addresses = (steps[Math.min(times, steps.length - 1)] ?? []).filter(
      (address) => (isIPv6(address) ? "AAAA" : "A") === type,
    );
    const question = message.subarray(HEADER_BYTES, end + 4);
    return Buffer.concat([headerOf(message, addresses.length), question, ...addresses.map(recordOf)]);
  }
}

function readName(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let place = HEADER_BYTES;
  for (let length = message[place] ?? 0; length > 0; length = message[place] ?? 0) {
    labels.push(message.toString("latin1", place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: place + 1 };
}

function headerOf(message: Buffer, answers: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers, 6);
  return header;
}

/** The record is to be forgotten at once, as an attacker would have it. */
function recordOf(address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const record = Buffer.alloc(12);
  record.writeUInt16BE(NAME_OF_QUESTION, 0);
  record.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2);
  record.writeUInt16BE(CLASS_IN, 4);
  record.writeUInt32BE(0, 6);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}
