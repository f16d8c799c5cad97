import { ChevronsUpDown } from "lucide-react";
import { useMock } from "../world/queries.ts";
import { showWorld } from "../world/world-address.ts";
import { useControl } from "../world/world-context.ts";
import { goTo } from "./hash-route.ts";

const NEW = " new";

/** Selects the world that the panel shows. */
export function WorldSwitch() {
  const { world } = useControl();
  const names = (useMock("worlds", (control) => control.worlds()).data ?? []).map(({ name }) => name);
  const shown = [...new Set([world, ...names])].toSorted((a, b) => a.localeCompare(b));
  return (
    <span className="world-switch">
      <span className="world-word" aria-hidden>
        World
      </span>
      <select
        aria-label="World"
        value={world}
        onChange={({ target: { value } }) => (value === NEW ? goTo("worlds") : showWorld(value))}
      >
        {shown.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={NEW}>Manage worlds…</option>
      </select>
      <ChevronsUpDown size={14} aria-hidden />
    </span>
  );
}
