/** A Parquet folder of any size, all text: orders with towns that their codes tell, some of them mistyped. */
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";

const ROWS_OF_A_FILE = 250_000;
/** A small table, too, has enough files to share out. */
const MIN_FILES = 8;

/** Codes are places in this list; the letter after the second one is slipped in where a town is mistyped. */
const TOWNS = `['Bern', 'Chur', 'Sion', 'Thun', 'Visp', 'Biel', 'Basel', 'Zug', 'Aarau', 'Olten', 'Davos', 'Lugano', 'Locarno',
  'Luzern', 'Genf', 'Nyon', 'Vevey', 'Morges', 'Uster', 'Wil', 'Arbon', 'Baden', 'Brig', 'Cham']`;

const ROW = `select
  printf('%08d', i + 1) as id,
  'CH-' || (h % 24) as code,
  case when i % 2003 = 9 then town[1:2] || chr(97 + (i % 26)::int) || town[3:] else town end as town,
  printf('%02d/%02d/2024', 1 + (h >> 8) % 28, 1 + (h >> 16) % 12) as ordered,
  printf('CHF %d.%02d', 1 + (h >> 24) % 9999, (h >> 40) % 100) as price,
  case when h % 997 = 3 then 'N/A' else ((h >> 12) % 1000)::varchar end as quantity,
  case when h % 61 = 9 then null else ['yes', 'Yes', 'no', 'No'][1 + ((h >> 20) % 4)::int] end as active,
  case when h % 20 = 7 then 'User' || i || '@Example.ORG' else 'user' || i || '@example.org' end as email,
  ['Garden', 'Kitchen', 'Tools', 'Toys', 'Books', 'Sports'][1 + ((h >> 28) % 6)::int] as category,
  'Box ' || ((h >> 32) % 9000) || [' packed, twice', ' "checked"', ' by night', ' with care'][1 + ((h >> 36) % 4)::int] as note
  from (select i, hash(i) as h, (${TOWNS})[1 + (hash(i) % 24)::int] as town`;

export async function makeRows(connection: DuckDBConnection, folder: string, rows: number): Promise<number> {
  const files = Math.max(MIN_FILES, Math.ceil(rows / ROWS_OF_A_FILE));
  const size = Math.ceil(rows / files);
  for (let file = 0; file < files; file++) {
    const [first, end] = [file * size, Math.min((file + 1) * size, rows)];
    const path = join(folder, `part-${String(file).padStart(4, "0")}.parquet`);
    await connection.run(`copy (${ROW} from range(${first}, ${end}) as numbers(i))) to '${path}' (format parquet)`);
  }
  return files;
}
