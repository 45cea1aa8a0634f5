/** Something that a visitor of the service does again and again until it is to stop. */
import { setTimeout as sleep } from "node:timers/promises";

export abstract class Visitor {
  readonly faults: string[] = [];
  protected isStopping = false;
  private running: Promise<void> = Promise.resolve();

  /** The pause after each time. */
  constructor(private readonly paceMs: number) {}

  start(): void {
    this.isStopping = false;
    this.running = this.run();
    // An error is met when the end is waited for.
    this.running.catch(() => undefined);
  }

  /** Waits for what is under way; what goes wrong then is a fault. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running.catch((error: unknown) => this.faults.push(String(error)));
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      await this.goOnce();
      await sleep(this.paceMs);
    }
  }

  protected abstract goOnce(): Promise<void>;
}
