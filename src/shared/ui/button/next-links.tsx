import { ButtonLink } from "./button-link.tsx";

export type NextLink = { name: string; to: string };

/** Where to go next, as buttons: the first link stands out. */
export function NextLinks({ links }: { links: readonly NextLink[] }) {
  return links.map(({ name, to }, index) => (
    <ButtonLink key={to} size="sm" variant={index === 0 ? "solid" : "outline"} to={to}>
      {name}
    </ButtonLink>
  ));
}
