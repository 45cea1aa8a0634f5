/** Lets one call wait for the one before, whether or not that succeeds. */
export function callsInTurn(): <Reply>(ask: () => Promise<Reply>) => Promise<Reply> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const reply = last.then(ask);
    last = reply.catch(() => undefined);
    return reply;
  };
}
