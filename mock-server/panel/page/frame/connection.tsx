import { Unplug } from "lucide-react";
import type { Live } from "../world/use-live.ts";

/** Shown while the connection is lost and the data may be outdated. */
export function Connection({ live }: { live: Live }) {
  return (
    <div role="status" className="connection-place">
      {live.state === "lost" && (
        <p className="connection">
          <Unplug size={16} aria-hidden />
          <span>
            The connection to the mock is lost, and what follows is not up to date; reconnecting
            {live.attempts > 1 && ` (attempt ${live.attempts})`}…
          </span>
        </p>
      )}
    </div>
  );
}
