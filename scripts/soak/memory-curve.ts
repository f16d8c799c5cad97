import type { MemoryReading } from "../support/heap-probe.ts";
import { median } from "../bench/print-table.ts";

/** What may be added after the warm-up without being a leak: measured with no worlds left and the garbage gone. */
const HEAP_MB = 8;
/** The process keeps pages that it may need again; that it keeps more and more of them is what counts. */
const RSS_MB = 60;
/** Rounds until the mock has found its size: its log is full, and every schema has been compiled. */
const WARM_UP = 3;
const FEWEST = 8;

/** Memory after each round, when every world has been dropped. */
export class MemoryCurve {
  readonly readings: MemoryReading[] = [];

  add(reading: MemoryReading): void {
    this.readings.push(reading);
  }

  /** Medians of the first and of the last third after the warm-up; undefined while there is too little to say. */
  ends(): { first: MemoryReading; last: MemoryReading } | undefined {
    const settled = this.readings.slice(WARM_UP);
    if (this.readings.length < FEWEST) return undefined;
    const third = Math.max(1, Math.floor(settled.length / 3));
    return { first: middle(settled.slice(0, third)), last: middle(settled.slice(-third)) };
  }

  /** What is wrong; undefined when memory is flat, or there is too little to say. */
  growth(): string | undefined {
    const ends = this.ends();
    if (!ends) return undefined;
    const heap = ends.last.heapMb - ends.first.heapMb;
    const rss = ends.last.rssMb - ends.first.rssMb;
    if (heap > HEAP_MB)
      return `the heap grew by ${heap.toFixed(1)} MB after the warm-up (allowed ${HEAP_MB})`;
    return rss > RSS_MB
      ? `the process grew by ${rss.toFixed(1)} MB after the warm-up (allowed ${RSS_MB})`
      : undefined;
  }
}

const middle = (readings: MemoryReading[]): MemoryReading => ({
  rssMb: median(readings.map(({ rssMb }) => rssMb)),
  heapMb: median(readings.map(({ heapMb }) => heapMb)),
});
