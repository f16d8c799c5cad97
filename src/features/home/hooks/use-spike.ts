import { useEffect, useRef } from "react";
import { useGetSpike } from "#generated/hooks/home/home.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { spikePhase } from "../lib/spike-phase.ts";
import { QUIET } from "./quiet.ts";

/** The flash sale that is on or comes next, and where it stands by the server's clock; at its turns it is asked for anew. */
export function useSpike() {
  const query = useGetSpike({ query: { ...QUIET, select: (response) => response.data } });
  const { data: session, refetch } = query;
  const phase = useServerClock((now) => (session ? spikePhase(session, now) : "upcoming"));

  const turn = session ? `${session.id} ${session.starts_at} ${phase}` : "";
  const lastTurn = useRef("");
  useEffect(() => {
    const isOnward = isLater(lastTurn.current, turn);
    lastTurn.current = turn;
    if (isOnward) void refetch();
  }, [turn, refetch]);
  return { ...query, phase };
}

/** The same session in another phase: it has begun or ended while it was on show. */
function isLater(before: string, after: string): boolean {
  const sessionOf = (turn: string) => turn.slice(0, turn.lastIndexOf(" "));
  return before !== "" && before !== after && sessionOf(before) === sessionOf(after);
}
