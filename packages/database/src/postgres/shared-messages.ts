/**
 * Sends live messages to followers in all processes of a PostgreSQL database. NOTIFY is limited to less than 8,000
 * bytes, so a message is sent in pieces, which PostgreSQL delivers together and in order.
 */
import { randomUUID } from "node:crypto";
import { LiveMessages } from "../connection/live-messages.ts";
import type { GuardedPool } from "./guarded-pool.ts";

interface Piece {
  readonly from: string;
  readonly stream: string;
  readonly place: number;
  readonly count: number;
  readonly base64: string;
}

export const LIVE_CHANNEL = "limpid_live";
const PIECE_CHARACTERS = 7000;
/** A longer message is dropped, because its receivers soon read the data again anyway. */
const MAX_PIECES = 100;
const SEND = `select pg_notify($1, piece) from unnest($2::text[]) with ordinality as pieces(piece, place) order by place`;

export class SharedMessages extends LiveMessages {
  private readonly from = randomUUID();
  /** Pieces received so far of the message that each process is sending. */
  private readonly coming = new Map<string, string>();

  constructor(private readonly pool: GuardedPool) {
    super();
  }

  override hasListeners(): boolean {
    return true;
  }

  override async publish(stream: string, message: unknown): Promise<void> {
    this.dispatch(stream, message);
    const base64 = Buffer.from(JSON.stringify(message)).toString("base64");
    const count = Math.ceil(base64.length / PIECE_CHARACTERS);
    if (count > MAX_PIECES) return;
    const pieces = Array.from({ length: count }, (_, place): Piece => {
      const start = place * PIECE_CHARACTERS;
      return { from: this.from, stream, place, count, base64: base64.slice(start, start + PIECE_CHARACTERS) };
    });
    await this.pool.query(SEND, [LIVE_CHANNEL, pieces.map((piece) => JSON.stringify(piece))]);
  }

  /** Receives a piece of a message from any process, including this one. */
  receive(payload: string): void {
    const { from, stream, place, count, base64 } = JSON.parse(payload) as Piece;
    if (from === this.from) return;
    const text = `${place === 0 ? "" : (this.coming.get(from) ?? "")}${base64}`;
    if (place + 1 < count) this.coming.set(from, text);
    else {
      this.coming.delete(from);
      this.dispatch(stream, JSON.parse(Buffer.from(text, "base64").toString()));
    }
  }
}
