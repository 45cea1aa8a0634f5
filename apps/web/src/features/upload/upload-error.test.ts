import { expect, it } from "vitest";
import { ApiProblem, networkProblem, toProblem } from "../../lib/api-problem.ts";
import { explainUploadError } from "./upload-error.ts";

const SERVER_AWAY = "Oups... something went wrong: server could not be reached";
const OVER_25_MB = "Oups... your file has exceeded the current limit (25 MB)";

it.each([
  ["our 413 in the server's words", new ApiProblem(413, "file_too_large", OVER_25_MB), OVER_25_MB],
  ["a proxy's 413 with the limit in force", toProblem(413, "<html>too large</html>"), OVER_25_MB],
  ["a refused address by its title", new ApiProblem(422, "forbidden_host", "Not from here"), "Not from here"],
  ["what is used up by its title", new ApiProblem(507, "no_room_left", "Used up"), "Used up"],
  ["no reply", networkProblem(new TypeError("fetch failed")), SERVER_AWAY],
  ["a proxy's 502", toProblem(502, "Bad gateway"), SERVER_AWAY],
  ["a proxy's 403", toProblem(403, "Forbidden"), SERVER_AWAY],
  ["our own 500", new ApiProblem(500, "internal", "Sorry, something went wrong"), SERVER_AWAY],
  ["a bug of this page", new RangeError("boom"), SERVER_AWAY],
])("words %s", (_, error, title) => {
  expect(explainUploadError(error, 25).title).toBe(title);
});
