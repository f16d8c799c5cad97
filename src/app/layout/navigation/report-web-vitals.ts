import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { settings } from "#src/shared/api/settings.ts";

type Measured = { name: string; value: number; rating: Metric["rating"] };

/**
 * Reports the web vitals of this document to the address of the page views each time it is hidden: LCP, INP, FCP and
 * TTFB in ms, CLS without a unit. Each names the route that was open when the figure was reached.
 */
export function reportWebVitals(route: () => { name: string; path: string }): void {
  const vitals = new Map<Metric["name"], Measured>();
  const take = ({ name, value, rating }: Metric) =>
    vitals.set(name, { name: route().name, value: Number(value.toFixed(4)), rating });
  for (const watch of [onLCP, onCLS, onINP, onTTFB, onFCP]) watch(take, { reportAllChanges: true });

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || vitals.size === 0) return;
    const report = { ...route(), vitals: Object.fromEntries(vitals) };
    navigator.sendBeacon(settings.analytics, JSON.stringify(report));
    vitals.clear();
  });
}
