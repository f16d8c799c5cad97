import type { ReactNode } from "react";
import type { NextLink } from "../button/next-links.tsx";
import { PageHeading } from "../frame/page-heading.tsx";
import { EmptyState } from "./empty-state.tsx";

type Props = {
  /** The page's heading. */
  heading: string;
  title: string;
  hint: string;
  icon?: ReactNode;
  links: readonly NextLink[];
  /** Alternative content. */
  children?: ReactNode;
};

/** A page whose content does not exist: says so, links onwards, and shows alternatives. */
export function MissingPage({ heading, children, ...state }: Props) {
  return (
    <>
      <PageHeading title={heading} />
      <EmptyState framed {...state} />
      {children}
    </>
  );
}
