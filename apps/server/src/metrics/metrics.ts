/** What an operator watches: durations that are summed up while they happen, and figures that are read when asked for. */
import { formatLabels, Histogram } from "./histogram.ts";

export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
}

export class Metrics {
  readonly phaseSeconds = new Histogram<"phase" | "kind" | "outcome">({
    name: "limpid_job_phase_seconds",
    help: "Duration of the phases of jobs",
    bounds: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
  });
  readonly requestSeconds = new Histogram<"call" | "status">({
    name: "limpid_request_seconds",
    help: "Duration of requests, without event streams",
    bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });

  render(gauges: readonly Gauge[]): string {
    const lines = [...this.phaseSeconds.lines(), ...this.requestSeconds.lines(), ...gauges.flatMap(linesOf)];
    return `${lines.join("\n")}\n`;
  }
}

function linesOf({ name, help, values }: Gauge): string[] {
  const rows = values.map(({ labels, value }) =>
    labels === undefined ? `${name} ${value}` : `${name}{${formatLabels(labels)}} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...rows];
}
