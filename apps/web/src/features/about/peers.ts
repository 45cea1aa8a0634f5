/** How other tools do the same. peers.json is made from the newest results of the bench (`npm run docs`). */
import facts from "./peers.json";

export interface PeersTable {
  readonly measuredOn: string;
  readonly machine: string;
  readonly versions: readonly string[];
  readonly peers: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    /** One a peer; null where it makes no such claim. */
    readonly cells: readonly ({ readonly text: string; readonly isBest: boolean } | null)[];
  }[];
}

export const peersTable: PeersTable = facts;
