/** The job of the screen, for everything on it. */
import { createContext, useContext } from "react";
import { type Store, useStore } from "../../../lib/store.ts";
import type { Job } from "./job.ts";

export const JobContext = createContext<Job | null>(null);

export function useJob(): Job {
  const job = useContext(JobContext);
  if (job === null) throw new Error("Parts of the table screen stand inside <JobContext>");
  return job;
}

type Stores = { readonly [Key in keyof Job as Job[Key] extends Store<infer _> ? Key : never]: Job[Key] };

export function useJobStore<Key extends keyof Stores>(
  key: Key,
): Stores[Key] extends Store<infer State> ? State : never {
  const job = useJob();
  return useStore(job[key] as Store<unknown>) as Stores[Key] extends Store<infer State> ? State : never;
}
