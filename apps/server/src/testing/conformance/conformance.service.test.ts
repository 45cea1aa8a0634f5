/** The service as the specification has it, asked by a front-end that was written from the specification alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeCases } from "./change-cases.ts";
import { jobCases } from "./job-cases.ts";
import { queryCases } from "./query-cases.ts";
import { type Service, startService } from "./service.ts";
import { sessionCases } from "./session-cases.ts";
import { textCases } from "./text-cases.ts";
import { allRows, cleaned, Visitor } from "./visitor.ts";

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.remove());

const started = (): Service => service;

describe("sessions and keys", () => sessionCases(started));
describe("files and their jobs", () => jobCases(started));
describe("changes and their stream", () => changeCases(started));
describe("queries, search and feeds", () => queryCases(started));
describe("lines of dates and times", () => textCases(started));

describe("a restart of the service", () => {
  it("loses nothing of a stream that goes on after an id from before it, nor of a job's, nor a session", async () => {
    const visitor = await Visitor.arrive(service.base);
    const job = await cleaned(visitor, "name,town\nAda,Bern\nBob,Chur\n");
    const edit = async (row: number, value: string) => {
      const cell = (await allRows(visitor, "clean", job))[row]?.cells[1];
      const place = { row_uuid: cell.row_uuid, column_uuid: cell.column_uuid, cell_uuid: cell.id };
      return await visitor.post(`/api/v1/edit/cell/${cell.id}`, {
        dt_utc: "2026-01-01 12:00:00",
        session_uuid: visitor.session,
        dataframe_uuid: job,
        action: "edit_cell_output",
        ...place,
        value,
      });
    };
    const before = await visitor.listen(`/api/v1/events/dataframe/${job}`);
    await edit(0, "Thun");
    await before.untilQuiet();
    const last = before.heard.at(-1)?.id;
    service = await service.restart();
    expect((await edit(1, "Biel")).status).toBe(200);
    const after = await visitor.listen(`/api/v1/events/dataframe/${job}`, last);
    await after.until((messages) => messages.some(({ data }) => data.value === "Biel"));
    expect(after.messages.map(({ data }) => data.value)).not.toContain("Thun");
    after.close();
    const told = await (await visitor.listen(`/api/v1/job_status/${job}`)).untilEnd();
    expect(told.at(-1)).toMatchObject({ microservice: "CleanDataframe", status: 1 });
    // An id that the service has yet to give out, as after going back to a backup: what comes next is streamed.
    const ahead = await visitor.listen(`/api/v1/events/dataframe/${job}`, "999999999");
    await edit(0, "Visp");
    await ahead.until((messages) => messages.some(({ data }) => data.value === "Visp"));
    ahead.close();
  });
});
