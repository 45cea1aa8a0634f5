/** Writes a screenshot with 256 colours, which is all a calm interface has, in a third of the bytes. */
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

interface Indexed {
  readonly width: number;
  readonly height: number;
  /** 3 bytes a colour. */
  readonly palette: readonly number[];
  /** One byte a pixel, in base64. */
  readonly pixels: string;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
const BITS = 8;
const INDEXED_COLOUR = 3;

export async function toPalettePng(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage(); // The product's own page may not read images from data.
  const image = await blank.evaluate(indexColours, png.toString("base64"));
  await blank.close();
  return encode(image);
}

/** Runs in the browser: the 256 most frequent colours, and for each pixel the nearest of them. */
async function indexColours(base64: string): Promise<Indexed> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  if (canvas === null) throw new Error("There is no canvas to read the image with");
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const colours = new Uint32Array(data.buffer);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 256)
    .map(([colour]) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const);
  const nearest = new Map<number, number>();
  for (const colour of counts.keys()) {
    const distances = palette.map(
      ([red, green, blue]) =>
        ((colour & 255) - red) ** 2 + (((colour >> 8) & 255) - green) ** 2 + (((colour >> 16) & 255) - blue) ** 2,
    );
    nearest.set(colour, distances.indexOf(Math.min(...distances)));
  }
  let pixels = "";
  for (const colour of colours) pixels += String.fromCharCode(nearest.get(colour) ?? 0);
  return { width, height, palette: palette.flat(), pixels: btoa(pixels) };
}

function encode({ width, height, palette, pixels }: Indexed): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, INDEXED_COLOUR], 8);
  const indexes = Buffer.from(pixels, "base64");
  const lines = Buffer.alloc((width + 1) * height); // Each line starts with its filter: none.
  for (let y = 0; y < height; y++) indexes.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
