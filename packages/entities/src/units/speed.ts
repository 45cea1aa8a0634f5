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
});
