/** The tables of a feed, page after page. */

import { type FeedReply, isFeedName } from "@limpid/contract";
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { readFeed } from "./api/read-feed.ts";

export function useFeed(name: string) {
  // One's own tables are others once a key is given.
  const { isReady, username } = useSession();
  return useInfiniteQuery<FeedReply, Error, InfiniteData<FeedReply>, readonly unknown[], string | null>({
    queryKey: ["feed", name, username],
    enabled: isReady && isFeedName(name),
    queryFn: ({ pageParam, signal }) => readFeed(name, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 10_000,
  });
}
