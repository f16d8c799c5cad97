import { ChevronsUpDown } from "#generated/icons/chevrons-up-down.ts";
import { useMock } from "../world/queries.ts";
import { showWorld } from "../world/world-address.ts";
import { useControl } from "../world/world-context.ts";
import { goTo } from "./hash-route.ts";
import { say } from "../language.ts";

const NEW = " new";

/** Selects the world that the panel shows. */
export function WorldSwitch() {
  const { world } = useControl();
  const names = (useMock("worlds", (control) => control.worlds()).data ?? []).map(({ name }) => name);
  const shown = [...new Set([world, ...names])].toSorted((a, b) => a.localeCompare(b));
  return (
    <span className="world-switch">
      <span className="world-word" aria-hidden>
        {say("World", "沙箱")}
      </span>
      <select
        aria-label={say("World", "沙箱")}
        value={world}
        onChange={({ target: { value } }) => (value === NEW ? goTo("worlds") : showWorld(value))}
      >
        {shown.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={NEW}>{say("Manage worlds…", "管理沙箱…")}</option>
      </select>
      <ChevronsUpDown size={14} aria-hidden />
    </span>
  );
}
