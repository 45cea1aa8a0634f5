import { type FeedName, LABELS } from "@limpid/contract";
import classes from "./feed-screen.module.css";

const WORDS: Readonly<Record<FeedName, string>> = {
  latest: "No public tables yet. Publish one of yours to see it here.",
  quality: "No public tables with a known quality yet.",
  popular: "No public tables yet. Publish one of yours to see it here.",
  mine: "You have no tables yet. Tables that you upload, or that belong to your API key, appear here. They are private until you publish them.",
};

/** Nothing in this feed: says so, and how to change it. */
export function EmptyFeed({ name }: { readonly name: FeedName }) {
  return (
    <div className={classes.empty}>
      <p>{WORDS[name]}</p>
      <a href="/upload">{LABELS.startCleaning}</a>
    </div>
  );
}
