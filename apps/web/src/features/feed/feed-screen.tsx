/** A feed of tables; the next ones come when its end is in sight. */
import { type CatalogueTable, FEEDS, isFeedName } from "@limpid/contract";
import type { ReactNode } from "react";
import { InlineProblem } from "../../ui/inline-problem.tsx";
import { Button } from "../../ui/parts/button.tsx";
import { Skeleton } from "../../ui/parts/skeleton.ts";
import { StateScreen } from "../../ui/state-screen.tsx";
import { TableCards } from "../../ui/table-cards/table-cards.tsx";
import { EmptyFeed } from "./empty-feed.tsx";
import classes from "./feed-screen.module.css";
import { useFeed } from "./use-feed.ts";
import { useInSight } from "./use-in-sight.ts";

interface FeedScreenProps {
  readonly name: string;
  /** Links to the other feeds. */
  readonly tabs: ReactNode;
}

export function FeedScreen({ name, tabs }: FeedScreenProps) {
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } =
    useFeed(name);
  const more = (): void => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  };
  const end = useInSight(more);
  const retry = (): void => void (isFetchNextPageError ? fetchNextPage() : refetch());
  const tables = unique(data?.pages.flatMap(({ results }) => results) ?? []);
  if (!isFeedName(name))
    return (
      <StateScreen title="There is no such feed" action={tabs}>
        Choose one of these.
      </StateScreen>
    );
  const label = FEEDS.find(({ value }) => value === name)?.label ?? name;
  return (
    <section className={classes.screen} aria-label="Feed">
      <header className={classes.head}>
        <h1 className={classes.title}>{HEADINGS[name]}</h1>
        {tabs}
      </header>
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && tables.length === 0 && <EmptyFeed name={name} />}
      {tables.length > 0 && <TableCards label={`${label}: tables`} tables={tables} />}
      {error !== null && <InlineProblem what="The tables could not be loaded" problem={error} onRetry={retry} />}
      {hasNextPage && error === null && (
        <div ref={end} className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={more}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

const HEADINGS = {
  latest: "Latest tables",
  quality: "Cleanest tables",
  popular: "Popular tables",
  mine: "My tables",
} as const;

/** This placeholder is as high as the cards will be, so that nothing jumps. */
function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading tables">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={170} animate={false} />
      ))}
    </div>
  );
}

/** A table that moved meanwhile may come twice. */
function unique(tables: readonly CatalogueTable[]): CatalogueTable[] {
  return [...new Map(tables.map((table) => [table.id, table])).values()];
}
