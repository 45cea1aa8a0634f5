/**
 * Extracts streams from a compound file ([MS-CFB]), the file system inside old Office documents. An embedded document is
 * a folder in it, so only streams directly below the root belong to the document. Damaged files may have circular chains
 * of sectors, so no chain is followed for longer than there are sectors.
 */

type Chain = readonly number[];

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly size: number;
  /** Indices of the neighbours in the tree of this folder, and of the first entry inside. */
  readonly siblings: readonly [before: number, after: number];
  readonly child: number;
}

const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;
const STREAM = 2;
const ROOT = 5;
/** Larger sector numbers mark the end of a chain or nothing. */
const LAST_SECTOR = 0xfffffffa;

export class CompoundFile {
  private readonly view: DataView;
  private readonly sectorBytes: number;
  private readonly miniBytes: number;
  private readonly fat: Uint32Array;
  private readonly entries: readonly Entry[];
  private readonly streams: readonly Entry[];

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.sectorBytes = 1 << Math.min(this.view.getUint16(30, true), 20);
    this.miniBytes = 1 << Math.min(this.view.getUint16(32, true), 20);
    this.fat = toNumbers(this.join(this.fatSectors()));
    const directory = this.join(chainOf(this.fat, this.view.getUint32(48, true)));
    this.entries = readDirectory(directory);
    this.streams = streamsOfRoot(this.entries);
  }

  has(name: string): boolean {
    return this.streams.some((each) => each.name === name);
  }

  /** Returns the stream with the first of these names that exists; a truncated file lacks its end. */
  read(...names: readonly string[]): Uint8Array | undefined {
    const [entry] = names.flatMap((name) => this.streams.filter((each) => each.name === name));
    if (entry === undefined) return undefined;
    const isSmall = entry.size < this.view.getUint32(56, true);
    const all = isSmall ? this.joinSmall(entry.start) : this.join(chainOf(this.fat, entry.start));
    return all.subarray(0, entry.size);
  }

  /** Small streams share the sectors of the root, in pieces with their own table. */
  private joinSmall(start: number): Uint8Array {
    const table = toNumbers(this.join(chainOf(this.fat, this.view.getUint32(60, true))));
    const root = this.entries.find(({ kind }) => kind === ROOT);
    const pool = this.join(chainOf(this.fat, root?.start ?? LAST_SECTOR));
    const { miniBytes } = this;
    return Buffer.concat(
      chainOf(table, start).map((piece) => pool.subarray(piece * miniBytes, (piece + 1) * miniBytes)),
    );
  }

  private join(sectors: Chain): Uint8Array {
    const { bytes, sectorBytes } = this;
    return Buffer.concat(
      sectors.map((sector) => bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes)),
    );
  }

  /**
   * Returns the sectors that hold the table of all chains: the first are in the header, the others in a chain of lists.
   */
  private fatSectors(): Chain {
    const most = Math.ceil(this.bytes.length / this.sectorBytes);
    const sectors: number[] = [];
    for (let at = 76; at < 76 + HEADER_FAT_SECTORS * 4; at += 4) sectors.push(this.view.getUint32(at, true));
    let next = this.view.getUint32(68, true);
    for (let lists = 0; next < most && lists < most; lists++) {
      const list = toNumbers(this.join([next]));
      sectors.push(...list.subarray(0, -1));
      next = list.at(-1) ?? LAST_SECTOR;
    }
    return sectors.filter((sector) => sector < most).slice(0, most);
  }
}

function chainOf(table: Uint32Array, start: number): Chain {
  const chain: number[] = [];
  for (let at = start; at < table.length && chain.length < table.length; at = table[at] ?? LAST_SECTOR) chain.push(at);
  return chain;
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    const name = bytes.subarray(at, at + Math.min(Math.max(view.getUint16(at + NAME_BYTES, true) - 2, 0), NAME_BYTES));
    return {
      name: new TextDecoder("utf-16le").decode(name),
      kind: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
      siblings: [view.getUint32(at + 68, true), view.getUint32(at + 72, true)],
      child: view.getUint32(at + 76, true),
    };
  });
}

/** If the root of a damaged file leads to no stream, all streams are taken. */
function streamsOfRoot(entries: readonly Entry[]): readonly Entry[] {
  const root = entries.find(({ kind }) => kind === ROOT);
  const direct = entriesOfFolder(entries, root?.child ?? entries.length).filter(({ kind }) => kind === STREAM);
  return direct.length > 0 ? direct : entries.filter(({ kind }) => kind === STREAM);
}

/** An entry that occurs again is not followed. */
function entriesOfFolder(entries: readonly Entry[], first: number): Entry[] {
  const found = new Set<Entry>();
  const open = [first];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    open.push(...entry.siblings);
  }
  return [...found];
}
