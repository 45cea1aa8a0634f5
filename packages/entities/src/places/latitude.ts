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
  examples: {
    clean: [
      ["47.3769", "47.3769"],
      ["-33.8688", "-33.8688"],
      ["47,3769", "47.3769"],
      ["47°22'36.8\"N", "47.376889"],
      ["33.8688 S", "-33.8688"],
      ["N 47° 22.614'", "47.3769"],
    ],
    invalid: [
      ["91.5", "beyond the pole"],
      ["8.54 E", "a longitude"],
      ["north", "a word"],
      ["47°75'N", "75 minutes"],
    ],
    other: ["Anna", "2024-01-02", "120.5", "12", "ann@example.org"],
  },
});
