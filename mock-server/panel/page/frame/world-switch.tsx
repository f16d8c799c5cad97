import { Select } from "#api-spec/page-kit/parts/select.tsx";
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
    <Select
      aria-label={say("World", "沙箱")}
      width="11rem"
      value={world}
      options={[...shown.map((name) => [name, name] as const), [NEW, say("Manage worlds…", "管理沙箱…")]]}
      onPick={(value) => (value === NEW ? goTo("worlds") : showWorld(value))}
    />
  );
}
