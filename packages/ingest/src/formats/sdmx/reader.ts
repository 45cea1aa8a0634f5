/**
 * Reads SDMX-ML data messages: generic and structure-specific ones of 2.1, flat and by series, and 2.0 and 3.0 as far
 * as they are alike.
 */
import {
  type IngestOptions,
  type IngestOutcome,
  type IngestWarning,
  NOTHING_ELSE,
  type Reader,
  refused,
} from "../../reader.ts";
import { decodeText } from "../../sniff/encoding.ts";
import { headText } from "../../sniff/head-text.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { documentParameters } from "../document-parameters.ts";
import { localName, parseXml } from "../xml/parse-xml.ts";
import { startOfXml } from "../xml/start-of-xml.ts";
import { addLabels } from "./add-labels.ts";
import { DataReader } from "./data-reader.ts";
import { GroupAttributes } from "./group-attributes.ts";
import { DATA_SET, ObservationTable } from "./observation-table.ts";
import { type SdmxMessage, scanMessage } from "./scan-message.ts";

/** Cross-sectional data of 2.0 has no observation elements and is read like any other XML. */
const MESSAGES =
  /^(?:(?:Generic|StructureSpecific)(?:TimeSeries)?Data|CompactData|MessageGroup|Structure|RegistryInterface|Error)$/;
const NAMESPACE = /sdmx\.org\/|sdmx:org\.sdmx|SDMX\/resources|sdmxml/i;

export const sdmxReader: Reader = {
  id: "sdmx",
  title: "SDMX",
  extensions: ["xml", "sdmx"],
  reads: [
    "SDMX 2.1 data messages: generic and structure-specific, flat, as time series and by section, with groups and several data sets; also 2.0 and 3.0 where they are alike.",
    "An observation is a row: dimensions in the order of the key, time, value, then the attributes of observation, series, group and data set. Labels of codes and concepts are columns of their own where the message has its structure.",
    "A message of structure alone is refused as such.",
  ],
  obeys: ["encoding"],
  sniff: sniffSdmx,
  read: readSdmx,
};

function sniffSdmx(head: Uint8Array): number {
  const start = startOfXml(headText(head), true);
  if (start === undefined || !MESSAGES.test(localName(start.rootName))) return 0;
  return NAMESPACE.test(start.rootTag) ? 1 : 0;
}

function readSdmx(bytes: Uint8Array, { limits, choices }: IngestOptions): IngestOutcome {
  const decoded = decodeText(bytes, choices);
  const { text, encoding } = decoded;
  const message = scanMessage(text);
  if ("reason" in message)
    return refused("malformed", `This SDMX message is broken ${message.place}: ${message.reason}`);
  if (message.dataSets === 0 && !/Data$|^MessageGroup$/.test(message.rootName)) {
    return refused("no_table", describeDataless(message));
  }
  const groups = new GroupAttributes(message.groups, message.dimensions);
  const rows = new ObservationTable(limits, groups, message.dataSets > 1, message.structure.dimensions);
  const reader = new DataReader({
    observation: (levels, dataSet) => rows.add(levels, dataSet),
    group: () => undefined,
  });
  parseXml(text, {
    open: reader.open,
    text: reader.text,
    close: reader.close,
    isDone: () => rows.problem !== undefined,
  });
  if (rows.problem !== undefined) return rows.problem;
  const { table, fields } = rows.build();
  return {
    kind: "table",
    table: addLabels(table, fields, message.structure),
    parameters: documentParameters("sdmx", encoding),
    choices: { encoding },
    selectable: NOTHING_ELSE,
    clutter: [],
    warnings: [...warnOfDecoding(decoded), ...warningsFor(message, table.rowCount)],
  };
}

function describeDataless({ rootName, structure, notes }: SdmxMessage): string {
  if (rootName === "Error") return `This SDMX message reports an error and holds no data: ${notes.join(" ")}`;
  const codelists = [...structure.codes.keys()];
  const what = codelists.length > 0 ? ` (codelists ${codelists.slice(0, 5).join(", ")})` : "";
  return `This SDMX message holds structures only${what} and no data`;
}

function warningsFor({ dataSets, notes }: SdmxMessage, rowCount: number): IngestWarning[] {
  const messages = notes.map((note) => `The sender of the message notes: ${note}`);
  if (dataSets > 1) messages.push(`The message has ${dataSets} data sets; the column ${DATA_SET} numbers them`);
  if (rowCount === 0) messages.push("The message has no observations");
  return messages.map((message) => ({ message, row: null }));
}
