/** Recognises texts that are no tables by how they begin, so that their lines are not read as rows. */
import { headText } from "./head-text.ts";

/** Comments that may come first. */
const COMMENTS = /^(?:\s|--[^\r\n]*[\r\n]|\/\*(?:[^*]|\*(?!\/))*\*\/;?)*/;
const TEXTS: readonly (readonly [name: string, start: RegExp])[] = [
  [
    "a script of SQL statements",
    /^(?:(?:CREATE|DROP|ALTER)\s+(?:TEMP(?:ORARY)?\s+)?(?:TABLE|DATABASE|SCHEMA|SEQUENCE|VIEW|INDEX|TYPE)\s|INSERT\s+(?:IGNORE\s+)?INTO\s+\S+|BEGIN(?:\s+TRANSACTION)?;|PRAGMA\s+\w+\s*=|SET\s+@?@?[\w.]+\s*(?:=|TO\s)[^\r\n]*;|LOCK\s+TABLES\s)/i,
  ],
  ["a file of contacts (vCard)", /^BEGIN:VCARD\s/i],
  ["a calendar (iCalendar)", /^BEGIN:VCALENDAR\s/i],
  [
    "a PC-Axis file",
    /^(?:CHARSET|AXIS-VERSION|CODEPAGE|LANGUAGE|CREATION-DATE|MATRIX|SUBJECT-AREA)="[^"]*";[\s\S]*[\r\n](?:STUB|HEADING|VALUES)\b/,
  ],
  ["an EDIFACT message", /^(?:UNA.{6}\s*)?UNB\+/],
  ["a bank statement in OFX", /^OFXHEADER:\d+\s/],
  ["a bank statement in QIF", /^!Type:(?:Bank|CCard|Cash|Invst|Oth [AL])\s/i],
  ["a bank statement in MT940", /^(?:\{1:[^\r\n]*\r?\n)?:20:[^\r\n]*\s+:(?:21|25)[A-Z]?:/],
  ["a document in LaTeX", /^\\(?:documentclass\b|begin\{)/],
  ["a family tree (GEDCOM)", /^0 HEAD\s+1 /],
  ["a bibliography (BibTeX)", /^@(?:article|book|inproceedings|misc|phdthesis|techreport|string|comment)\s*\{/i],
  ["a bibliography (RIS)", /^TY {2}- [A-Z]{3,5}\s/],
  ["an e-mail", /^(?:Return-Path|Received|Delivered-To|MIME-Version):\s[\s\S]*[\r\n](?:Subject|From):\s/],
  ["a list of changes (diff)", /^diff --git a\//],
  ["a directory export (LDIF)", /^(?:version:\s*1\s+)?dn::?\s/],
];

/** Returns what the text is if it is a well-known one without a readable table; undefined otherwise. */
export function detectForeignText(head: Uint8Array): string | undefined {
  const text = headText(head);
  const start = text.slice(COMMENTS.exec(text)?.[0].length ?? 0);
  return TEXTS.find(([, pattern]) => pattern.test(start))?.[0];
}
