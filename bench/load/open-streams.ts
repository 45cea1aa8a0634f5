/** Many followers of the events of a table: each must get every edit once. */
import { Agent, type IncomingMessage, request } from "node:http";

export interface Followers {
  readonly count: number;
  /** Names the streams that did not have each of these edits once, with what broke them, if anything did. */
  readonly missing: (editIds: readonly string[]) => readonly string[];
  readonly close: () => void;
}

interface Follower {
  readonly edits: string[];
  fault: string | null;
}

/** Rejects where one is refused. A follower comes by the session of its cookie. */
export async function openStreams(
  addresses: readonly { readonly url: string; readonly cookie?: string }[],
): Promise<Followers> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const followers: Follower[] = [];
  // In small groups, as people come.
  for (let first = 0; first < addresses.length; first += 50)
    followers.push(...(await Promise.all(addresses.slice(first, first + 50).map((address) => follow(agent, address)))));
  let isClosing = false;
  return {
    count: followers.length,
    missing: (editIds) =>
      followers.flatMap(({ edits, fault }, index) => {
        const isComplete = edits.length === editIds.length && editIds.every((id) => edits.includes(id));
        if (isComplete && fault === null) return [];
        return [`${addresses[index]?.url}: ${fault ?? `${edits.length} of ${editIds.length} edits`}`];
      }),
    close: () => {
      isClosing = true;
      agent.destroy();
    },
  };

  function follow(from: Agent, { url, cookie }: { readonly url: string; readonly cookie?: string }): Promise<Follower> {
    return new Promise((resolve, reject) => {
      const headers = cookie === undefined ? {} : { cookie };
      const asked = request(url, { agent: from, headers }, (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`${url} was answered with ${reply.statusCode}`));
        resolve(read(reply));
      });
      asked.once("error", reject);
      asked.end();
    });
  }

  function read(reply: IncomingMessage): Follower {
    const follower: Follower = { edits: [], fault: null };
    const note = (fault: string): void => {
      if (!isClosing) follower.fault ??= fault;
    };
    let text = "";
    reply.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) follower.edits.push(...editsIn(block));
    });
    reply.once("error", (error) => note(error.message)).once("close", () => note("it was closed"));
    return follower;
  }
}

function editsIn(block: string): string[] {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return [];
  const { data: edit } = JSON.parse(data) as {
    readonly data?: { readonly action?: string; readonly edit_uuid?: string };
  };
  // The flags of the cell follow its text, each in a message of its own.
  return edit?.action === "edit_cell_output" && edit.edit_uuid !== undefined ? [edit.edit_uuid] : [];
}
