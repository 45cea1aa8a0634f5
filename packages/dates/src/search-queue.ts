/** Implements a binary heap: `pop` returns the first item in order. */

export interface Queue<T> {
  readonly push: (item: T) => void;
  readonly pop: () => T | undefined;
}

export function createQueue<T>(isBefore: (left: T, right: T) => boolean): Queue<T> {
  const heap: T[] = [];
  const swapIfBefore = (child: number, parent: number): boolean => {
    const [lower, upper] = [heap[child], heap[parent]];
    if (lower === undefined || upper === undefined || !isBefore(lower, upper)) return false;
    heap[child] = upper;
    heap[parent] = lower;
    return true;
  };

  function push(item: T): void {
    let at = heap.push(item) - 1;
    while (at > 0 && swapIfBefore(at, (at - 1) >> 1)) at = (at - 1) >> 1;
  }

  function pop(): T | undefined {
    const top = heap[0];
    const last = heap.pop();
    if (heap.length === 0 || last === undefined) return top;
    heap[0] = last;
    sink(0);
    return top;
  }

  function sink(start: number): void {
    for (let at = start; ; ) {
      const left = at * 2 + 1;
      const child = firstOf(left, left + 1);
      if (!swapIfBefore(child, at)) return;
      at = child;
    }
  }

  function firstOf(left: number, right: number): number {
    const [one, other] = [heap[left], heap[right]];
    return one !== undefined && other !== undefined && isBefore(other, one) ? right : left;
  }

  return { push, pop };
}
