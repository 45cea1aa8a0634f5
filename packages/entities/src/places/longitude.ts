/**
 * Degrees east (positive) or west of Greenwich.
 * Sources: ISO 6709; WGS 84 (NGA.STND.0036).
 */
import { defineHalfCoordinate } from "./half-coordinate.ts";

export const longitude = defineHalfCoordinate({
  id: "longitude",
  title: "Longitude",
  limit: 180,
  sides: ["E", "W"],
  headers: [
    /\b(longitude|lon|lng|long|x ?coord(?:inate)?|easting)\b/i,
    /(?:^|_)(?:lon|lng|long)(?:gitude)?(?:_|$)/i,
    /\b(länge|längengrad|geographische länge|longitud|longitudine|lengtegraad)\b/i,
  ],
  examples: {
    clean: [
      ["8.5417", "8.5417"],
      ["-74.0060", "-74.0060"],
      ["8,5417", "8.5417"],
      ["8°32'30\"E", "8.541667"],
      ["74.0060 W", "-74.0060"],
    ],
    invalid: [
      ["181", "beyond 180 degrees"],
      ["47.3 N", "a latitude"],
      ["east", "a word"],
    ],
    other: ["Anna", "2024-01-02", "200.5", "12", "ann@example.org"],
  },
});
