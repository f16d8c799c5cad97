import { Counter } from "k6/metrics";
import type { LawName } from "./law-names.ts";

const broken = new Counter("broken_laws");

/** Counts a broken law and says what showed it. */
export function law(name: LawName, holds: boolean, what: () => string): void {
  if (holds) return;
  broken.add(1, { law: name });
  console.error(`law ${name}: ${what()}`);
}
