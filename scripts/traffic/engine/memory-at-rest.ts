import type { MemoryReading } from "../../support/mock-probe.ts";
import type { MockProcess } from "../../support/mock-process.ts";

/** Deletes all worlds of a mock and measures its memory, after garbage collection. */
export async function memoryAtRest(mock: MockProcess): Promise<MemoryReading> {
  const response = await fetch(`${mock.urls.main}/__mock__/worlds`, { method: "DELETE" });
  if (!response.ok) throw new Error(`DELETE worlds: ${response.status} ${await response.text()}`);
  return mock.memory();
}
