import { FEEDS } from "@limpid/contract";
import { Link, useParams } from "@tanstack/react-router";
import { FeedScreen } from "../../features/feed/feed-screen.tsx";
import classes from "./feed-route.module.css";

export function FeedRoute() {
  const { feedName } = useParams({ from: "/feed/$feedName" });
  return <FeedScreen key={feedName} name={feedName} tabs={<FeedTabs />} />;
}

function FeedTabs() {
  return (
    <nav aria-label="Feeds" className={classes.tabs}>
      {FEEDS.map(({ value, label }) => (
        <Link key={value} to="/feed/$feedName" params={{ feedName: value }} className={classes.tab}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
