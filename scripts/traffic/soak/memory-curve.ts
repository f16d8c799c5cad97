import { median } from "../../support/median.ts";
import type { MemoryReading } from "../../support/mock-probe.ts";

/** Acceptable growth after the warm-up: measured without worlds, after garbage collection. */
const HEAP_MB = 8;
/** The process keeps free pages for reuse; only continuous growth counts. */
const RSS_MB = 60;
/** Rounds until memory use is stable: the log is full, and every schema is compiled. */
const WARM_UP = 3;
const FEWEST = 8;

/** Memory after each round, when all worlds have been deleted. */
export class MemoryCurve {
  readonly readings: MemoryReading[] = [];

  add(reading: MemoryReading): void {
    this.readings.push(reading);
  }

  /** Medians of the first and the last third after the warm-up; undefined if there are too few readings. */
  ends(): { first: MemoryReading; last: MemoryReading } | undefined {
    const settled = this.readings.slice(WARM_UP);
    if (this.readings.length < FEWEST) return undefined;
    const third = Math.max(1, Math.floor(settled.length / 3));
    return { first: middle(settled.slice(0, third)), last: middle(settled.slice(-third)) };
  }

  /** Both in one line. */
  summary(): string {
    const ends = this.ends();
    const readings = `(${this.readings.length} readings)`;
    if (!ends) return `memory: too short a run to say ${readings}`;
    const { first, last } = ends;
    return `memory with no world left: heap ${first.heapMb.toFixed(1)} → ${last.heapMb.toFixed(1)} MB, process ${first.rssMb.toFixed(0)} → ${last.rssMb.toFixed(0)} MB ${readings}`;
  }

  /** Describes the growth of memory; undefined if memory is flat or there are too few readings. */
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
