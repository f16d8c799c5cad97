import { useMemo } from "react";
import { Frame } from "./frame/frame.tsx";
import { WorldContext, toControl } from "./world/world-context.ts";
import { useWorldName } from "./world/world-address.ts";

/** The panel of the world in the address. */
export function App() {
  const world = useWorldName();
  const control = useMemo(() => toControl(world), [world]);
  return (
    <WorldContext value={control}>
      {/* Keyed by world, so that no filter or open row survives a switch. */}
      <Frame key={world} />
    </WorldContext>
  );
}
