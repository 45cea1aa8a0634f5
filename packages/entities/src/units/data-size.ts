/**
 * An amount of data with its unit. The unit stays as it is meant: kB is 1000 bytes, KiB is 1024.
 * Sources: IEC 80000-13 §9 (binary prefixes); the SI brochure, 9th edition, §3 (decimal prefixes).
 */
import { defineMeasure } from "./define-measure.ts";

export const dataSize = defineMeasure({
  id: "data_size",
  title: "Data size",
  headers: [
    /\b(file ?size|size|bytes|kb|mb|gb|tb|storage|memory|ram|disk|bandwidth|traffic)\b/i,
    /\b(dateigrösse|dateigröße|grösse|größe|speicher|taille|mémoire|stockage|tamaño|memoria|almacenamiento|tamanho|armazenamento|dimensione|spazio|grootte|geheugen|opslag)\b/i,
  ],
  quantities: ["data size"],
  base: { component: "bytes", symbol: "B" },
});
