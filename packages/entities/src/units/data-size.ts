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
  examples: {
    clean: [
      ["16GB", "16 GB"],
      ["512 mb", "512 MB"],
      ["1.5 GiB", "1.5 GiB"],
      ["1,5 Go", "1.5 GB"],
      ["300 kilobytes", "300 kB"],
      ["2048 bytes", "2048 B"],
      ["1 TB", "1 TB"],
      ["640K", "640 kB"],
    ],
    invalid: [
      ["large", "a word"],
      ["5 kg", "a mass"],
      ["GB", "a country or no number"],
      ["12 XB", "no such unit"],
    ],
    other: ["12.5", "5 kg", "GB", "MB12", "4K TV"],
  },
});
