/**
 * The workers of a host whose files are stored elsewhere: before a call the files that it reads are fetched, and what it has
 * written is stored before its reply is given.
 */
import { type BlobStore, DAMAGED_FILE } from "@limpid/files";
import { filesOfCall, type LaneName, type WorkerMethods } from "@limpid/worker-protocol";
import type { CallOptions, WorkerPoolOptions } from "./pool-options.ts";
import { WorkerPool } from "./worker-pool.ts";

type Options = Omit<WorkerPoolOptions<WorkerMethods, LaneName>, "onFailure">;

export class StoredPool extends WorkerPool<WorkerMethods, LaneName> {
  constructor(
    options: Options,
    private readonly blobs: Pick<BlobStore, "hold" | "refresh">,
    /** What is stored itself cannot be read. */
    private readonly noteDamage: (path: string) => Promise<void>,
  ) {
    super(options);
  }

  override async call<Name extends keyof WorkerMethods>(
    method: Name,
    input: WorkerMethods[Name]["input"],
    options: CallOptions<WorkerMethods[Name]["event"]> = {},
  ): Promise<WorkerMethods[Name]["reply"]> {
    // This happens before its files are fetched, which may take long.
    const refusal = this.refusalOf(method, options);
    if (refusal !== undefined) throw refusal;
    const files = filesOfCall(method, input);
    const ask = (): Promise<WorkerMethods[Name]["reply"]> =>
      this.blobs.hold(files, () => super.call(method, input, options));
    try {
      return await ask();
    } catch (error) {
      const path = damagedIn(error);
      if (path === undefined) throw error;
      try {
        // The copy here may be damaged, and not what is stored.
        if (await this.blobs.refresh(path)) return await ask();
      } catch (again) {
        if (damagedIn(again) === undefined) throw again;
      }
      await this.noteDamage(path);
      throw error;
    }
  }
}

function damagedIn(error: unknown): string | undefined {
  const { code, path } = error as { readonly code?: unknown; readonly path?: unknown };
  return code === DAMAGED_FILE && typeof path === "string" ? path : undefined;
}
