import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { readLink } from "#src/shared/lib/read-link.ts";
import { alert } from "../feedback/feedback-store.ts";

type Props = {
  url: string;
  /** Where the data does not say, another site opens beside the shop. */
  newTab?: boolean;
  /** What it leads to, where the content is a picture alone. */
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens a link that came with the data: a page, another site, or only a notice. */
function LinkByKind({ url, newTab, children, ...look }: Props) {
  const link = readLink(url);
  if (link.kind === "notice") {
    return (
      <button type="button" {...look} onClick={() => void alert({ message: link.text })}>
        {children}
      </button>
    );
  }
  const opensBeside = newTab ?? link.kind === "external";
  const opening = opensBeside ? { target: "_blank", rel: "noreferrer" } : {};
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

export const DataLink = chakra(LinkByKind, { base: { cursor: "pointer", textAlign: "start" } });
