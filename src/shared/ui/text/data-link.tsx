import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { readLink } from "#src/shared/lib/read-link.ts";
import { alert } from "../feedback/feedback-store.ts";
import styles from "./data-link.module.css";

type Props = {
  url: string;
  /** Overrides the default of opening external sites in a new tab. */
  newTab?: boolean;
  /** The link's target, where the content is only a picture. */
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a link from the data: a page, another site, or just a notice. */
export function DataLink({ url, newTab, children, className, ...labels }: Props) {
  const look = { ...labels, className: clsx(styles.link, className) };
  const link = readLink(url);
  if (link.kind === "notice") {
    return (
      <button type="button" {...look} onClick={() => void alert({ message: link.text })}>
        {children}
      </button>
    );
  }
  const opensNewTab = newTab ?? link.kind === "external";
  const opening = opensNewTab ? { target: "_blank", rel: "noreferrer" } : {};
  if (link.kind === "route") {
    return (
      <Link to={link.to} {...look} {...opening}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.href} rel="noreferrer" {...look} {...opening}>
      {children}
    </a>
  );
}
