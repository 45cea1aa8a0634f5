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
});
