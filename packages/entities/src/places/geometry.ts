/**
 * A shape on the map as text, in WKT or GeoJSON. Kept as given: programs read it.
 * Sources: OGC 06-103r4 (well-known text); RFC 7946 (GeoJSON).
 */
import { defineEntity } from "../entity.ts";
import { confirmed, invalid } from "../outcome.ts";
import { readGeometry } from "./read-geometry.ts";

const START =
  /^(?:SRID=\d{1,6};)?\s*(?:MULTI)?(?:POINT|LINESTRING|POLYGON|GEOMETRYCOLLECTION)\s*(?:ZM|Z|M)?\s*(?:\(|EMPTY)/i;
const JSON_START = /^\{\s*"(?:type|coordinates|geometry|bbox|crs|properties)"\s*:/;
/** A shape recognised by its start alone: reading all of a coast line is for cleaning. */
const MAX_READ_LENGTH = 2_000;

export const geometry = defineEntity({
  id: "geometry",
  title: "Geometry",
  group: "geo",
  prefilter: { minLength: 10, any: ["round", "bracket", "latin"], notFirst: ["digit"] },
  type: "text",
  care: "exact",
  maxLength: 1_000_000,
  headers: [
    /\b(geometry|geom|wkt|geojson|shape|the_geom|geo ?shape|polygon|boundary)\b/i,
    /\b(geometrie|géométrie|geometría|geometria|umriss)\b/i,
  ],
  recognise: (text) => {
    const first = text.charAt(0);
    if (text.length < 10 || !"pPlLmMgGsS{".includes(first)) return 0;
    if (!(first === "{" ? JSON_START : START).test(text.slice(0, 60))) return 0;
    if (text.length > MAX_READ_LENGTH) return first === "{" ? 0.6 : 0.95;
    return readGeometry(text) === undefined ? 0.1 : 0.98;
  },
  clean: (text) => {
    const shape = readGeometry(text.trim());
    return shape === undefined ? invalid("Neither WKT nor GeoJSON.") : confirmed(text, { ...shape });
  },
});
