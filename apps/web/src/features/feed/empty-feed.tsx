import { type FeedName, LABELS } from "@limpid/contract";
import classes from "./feed-screen.module.css";

const WORDS: Readonly<Record<FeedName, string>> = {
  latest: "No tables yet. The first one could be yours.",
  quality: "No tables whose quality is known yet.",
  popular: "No tables yet. The first one could be yours.",
  mine: "You have no tables yet. Those that you upload, or that belong to your API key, are listed here.",
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
