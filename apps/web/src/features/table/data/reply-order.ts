/** Replies to the same question may come in another order than they were asked for: one that is overtaken is not shown. */

export interface ReplyOrder {
  /** Call it together with a request. When the reply arrives, the returned function tells whether to show it. */
  readonly ask: (question: string) => () => boolean;
}

export function createReplyOrder(): ReplyOrder {
  const shown = new Map<string, number>();
  let asked = 0;
  return {
    ask: (question) => {
      asked += 1;
      const turn = asked;
      return () => {
        if (turn < (shown.get(question) ?? 0)) return false;
        shown.set(question, turn);
        return true;
      };
    },
  };
}
