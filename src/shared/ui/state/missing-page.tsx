import type { ReactNode } from "react";
import { PageHeading } from "../frame/page-heading.tsx";
import { EmptyState } from "./empty-state.tsx";

type Props = {
  /** What the page would be. */
  heading: string;
  /** What is not there. */
  title: string;
  hint: string;
  icon?: ReactNode;
  /** The ways on. */
  actions: ReactNode;
  /** What there is instead. */
  children?: ReactNode;
};

/** A page whose content is not there: says so, offers the ways on, and shows something else. */
export function MissingPage({ heading, actions, children, ...state }: Props) {
  return (
    <>
      <PageHeading title={heading} />
      <EmptyState framed action={actions} {...state} />
      {children}
    </>
  );
}
