import type { ReactNode } from "react";
import { PageHeading } from "../frame/page-heading.tsx";
import { EmptyState } from "./empty-state.tsx";

type Props = {
  /** The page's heading. */
  heading: string;
  title: string;
  hint: string;
  icon?: ReactNode;
  /** The links onwards. */
  actions: ReactNode;
  /** Alternative content. */
  children?: ReactNode;
};

/** A page whose content does not exist: says so, links onwards, and shows alternatives. */
export function MissingPage({ heading, actions, children, ...state }: Props) {
  return (
    <>
      <PageHeading title={heading} />
      <EmptyState framed action={actions} {...state} />
      {children}
    </>
  );
}
