/**
 * Degrees north (positive) or south of the equator.
 * Sources: ISO 6709; WGS 84 (NGA.STND.0036).
 */
import { defineHalfCoordinate } from "./half-coordinate.ts";

export const latitude = defineHalfCoordinate({
  id: "latitude",
  title: "Latitude",
  limit: 90,
  sides: ["N", "S"],
  headers: [
    /\b(latitude|lat|y ?coord(?:inate)?|northing)\b/i,
    /(?:^|_)lat(?:itude)?(?:_|$)/i,
    /\b(breite|breitengrad|geographische breite|latitud|latitudine|breedtegraad)\b/i,
  ],
});
