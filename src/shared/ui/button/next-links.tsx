import { ButtonLink } from "./button-link.tsx";

export type NextLink = { name: string; to: string };

/** Links to the next steps, as buttons: the first one stands out. */
export function NextLinks({ links }: { links: readonly NextLink[] }) {
  return links.map(({ name, to }, index) => (
    <ButtonLink key={to} size="sm" variant={index === 0 ? "solid" : "outline"} to={to}>
      {name}
    </ButtonLink>
  ));
}
