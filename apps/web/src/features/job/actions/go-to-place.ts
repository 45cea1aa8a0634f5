/** Going from one place to the next, round the ends, and saying so. */

import { postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { changeView, type Job } from "../job/job.ts";

export function goToPlace(job: Job, place: Position, message: string): void {
  changeView(job, { active: place });
  job.grid.current?.goTo(place);
  postMessage(message);
}
