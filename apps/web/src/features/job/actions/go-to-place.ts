/** Going from one place to the next, round the ends, and saying so. */

import { postMessage } from "../../../lib/messages.ts";
import type { Position } from "../../../ui/grid/position.ts";
import { changeView, type Job } from "../job/job.ts";

export function goToPlace(job: Job, place: Position, message: string): void {
  // Without a grid, on a phone, the details are where a cell is seen.
  const { hasDetails } = job.view.get();
  changeView(job, { active: place, hasDetails: hasDetails || job.grid.current === null });
  job.grid.current?.goTo(place);
  postMessage(message);
}
