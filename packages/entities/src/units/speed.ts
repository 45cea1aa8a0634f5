/**
 * A speed with its unit.
 * Sources: UCUM 2.1; NIST SP 811 appendix B.8 (mile per hour, knot).
 */
import { defineMeasure } from "./define-measure.ts";

export const speed = defineMeasure({
  id: "speed",
  title: "Speed",
  headers: [
    /\b(speed|velocity|wind ?speed|top ?speed|pace|mph|kph|knots|km\/h)\b/i,
    /\b(geschwindigkeit|tempo|windgeschwindigkeit|vitesse|velocidad|velocidade|velocità|snelheid)\b/i,
  ],
  quantities: ["speed"],
  examples: {
    clean: [
      ["100km/h", "100 km/h"],
      ["100 kmh", "100 km/h"],
      ["60 MPH", "60 mph"],
      ["12.5 m/s", "12.5 m/s"],
      ["15 kts", "15 kn"],
      ["7,2 m/s", "7.2 m/s"],
    ],
    invalid: [
      ["fast", "a word"],
      ["100 km", "a length"],
      ["km/h", "no number"],
      ["50 km/hour/h", "no such unit"],
    ],
    other: ["12.5", "100 km", "5 kg", "3 mp3", "km/h"],
  },
});
