/** The bytes in base64, piece by piece: a file of 10 MB must not stop the page. */

/** A multiple of 3, so that only the last piece can end in padding. */
const PIECE_BYTES = 3 * 2 ** 18;

export async function toBase64(bytes: Blob): Promise<Blob> {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.size; start += PIECE_BYTES) {
    pieces.push(await encode(bytes.slice(start, start + PIECE_BYTES)));
  }
  return new Blob(pieces);
}

function encode(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const dataUrl = reader.result as string;
      resolve(dataUrl.slice(dataUrl.indexOf(",") + 1));
    };
    reader.onerror = () => reject(new Error("Cannot read the chosen file", { cause: reader.error }));
    reader.readAsDataURL(piece);
  });
}
