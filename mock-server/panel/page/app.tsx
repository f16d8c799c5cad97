import { useMemo } from "react";
import { Frame } from "./frame/frame.tsx";
import { WorldContext, toControl } from "./world/world-context.ts";
import { useWorldName } from "./world/world-address.ts";

/** The panel of the world that the address names. */
export function App() {
  const world = useWorldName();
  const control = useMemo(() => toControl(world), [world]);
  return (
    <WorldContext value={control}>
      {/* Another world is another page: no filter and no open row of the last one stays. */}
      <Frame key={world} />
    </WorldContext>
  );
}
