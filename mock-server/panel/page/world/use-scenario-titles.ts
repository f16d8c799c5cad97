import { useMock } from "./queries.ts";

/** Gives a scenario's title for its name; the name itself until the titles are there. */
export function useScenarioTitles(): (name: string) => string {
  const { data } = useMock("scenarios", (control) => control.scenarios());
  const titles = new Map(data?.scenarios.map(({ name, title }) => [name, title]));
  return (name) => titles.get(name) ?? name;
}
