import { useEffect, useState } from "react";
import { loadRegions, type Regions } from "./load-regions.ts";

/** The regions once loaded; `retry` loads them again after a failure. */
export function useRegions() {
  const [regions, setRegions] = useState<Regions>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    loadRegions().then(setRegions, () => setFailures(tries + 1));
  }, [tries]);
  return { regions, isError: failures > tries, retry: () => setTries(tries + 1) };
}
