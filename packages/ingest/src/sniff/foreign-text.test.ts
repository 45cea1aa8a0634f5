import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";
import { isDbase } from "./is-dbase.ts";

/** Builds the header of a table with one field, and a record. */
function makeDbase(): Uint8Array {
  const bytes = new Uint8Array(32 + 32 + 1 + 11 + 1);
  bytes.set([0x03, 124, 5, 6, 1, 0, 0, 0, 65, 0, 11, 0]);
  bytes.set(Buffer.from("TOWN"), 32);
  bytes[32 + 11] = "C".charCodeAt(0);
  bytes[32 + 16] = 10;
  bytes[64] = 0x0d;
  bytes.set(Buffer.from(" Ulm, upper\u001a"), 65);
  return bytes;
}

describe("what is no table", () => {
  it.each([
    ["a script of SQL statements", "-- dump\n\nDROP TABLE IF EXISTS t;\nCREATE TABLE t (a int, b text);\n"],
    ["a script of SQL statements", "INSERT INTO `t` VALUES (1,'a'),(2,'b');\n"],
    ["a script of SQL statements", "/*!40101 SET NAMES utf8 */;\nCREATE TABLE `t` (`a` int);\n"],
    ["a script of SQL statements", "SET statement_timeout = 0;\nCREATE TABLE t (a int, b int);\n"],
    ["a file of contacts (vCard)", "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nEND:VCARD\n"],
    ["a calendar (iCalendar)", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"],
    ["a PC-Axis file", 'CHARSET="ANSI";\nMATRIX="x";\nSTUB="land";\nDATA=\n1 2;\n'],
    ["a bibliography (BibTeX)", "@article{lee, title = {A, b}, year = 2001}\n"],
    ["a bank statement in OFX", "OFXHEADER:100\nDATA:OFXSGML\n"],
    ["a bank statement in MT940", ":20:STARTUMS\n:25:10020030/1234567\n:28C:0\n:60F:C240101EUR1,00\n"],
    ["a document in LaTeX", "\\begin{tabular}{lr}\nAnn & 1 \\\\\n\\end{tabular}\n"],
    ["an e-mail", "Received: from a, by b\nFrom: c\nSubject: d\n\ne\n"],
  ])("is named: %s", async (name, text) => {
    const outcome = await ingest(Buffer.from(text));
    expect(outcome).toMatchObject({ kind: "refused", code: "no_table", reason: `This is ${name}, not a table` });
  });

  it("is named: a file of dBASE", async () => {
    expect(isDbase(makeDbase())).toBe(true);
    expect(await ingest(makeDbase())).toMatchObject({
      kind: "refused",
      reason: "This is a file of dBASE, not a table",
    });
  });

  it.each([
    ["a table of statements", "sql,n\nCREATE TABLE a,1\nDROP TABLE b,2\n"],
    ["a table with a name in capitals", "SET,n\na,1\nb,2\n"],
    ["contacts in rows", "BEGIN,END\n1,2\n3,4\n"],
    ["mail addresses", "From,Subject\na,b\nc,d\n"],
    ["settings without end that begin as those of PC-Axis", `MATRIX="";${"\n".repeat(200_000)}a,b\n1,2\n`],
    ["a text that begins with the bytes of dBASE", `\u0003\u000c\u0001x${"A".repeat(80)},b\n1,2\n`],
  ])("but not %s", async (_, text) => {
    expect((await ingest(Buffer.from(text))).kind).toBe("table");
  });
});
