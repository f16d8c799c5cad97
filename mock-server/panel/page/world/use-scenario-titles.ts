import { useMock } from "./queries.ts";

/** Maps a scenario's name to its title; to the name itself until the titles have loaded. */
export function useScenarioTitles(): (name: string) => string {
  const { data } = useMock("scenarios", (control) => control.scenarios());
  const titles = new Map(data?.scenarios.map(({ name, title }) => [name, title]));
  return (name) => titles.get(name) ?? name;
}
