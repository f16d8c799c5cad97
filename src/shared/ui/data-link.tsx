import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { readLink } from "#src/shared/lib/read-link.ts";
import { alert } from "./feedback/feedback-store.ts";

type Props = { url: string; newTab?: boolean; className?: string | undefined; children: ReactNode };

/** Opens a link that came with the data: a page, another site, or only a notice. */
function LinkByKind({ url, newTab = false, className, children }: Props) {
  const link = readLink(url);
  const opening = newTab ? { target: "_blank", rel: "noreferrer" } : {};
  if (link.kind === "route") {
    return (
      <Link to={link.to} className={className} {...opening}>
        {children}
      </Link>
    );
  }
  if (link.kind === "external") {
    return (
      <a href={link.href} className={className} rel="noreferrer" {...opening}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={() => void alert({ message: link.text })}>
      {children}
    </button>
  );
}

export const DataLink = chakra(LinkByKind, { base: { cursor: "pointer", textAlign: "start" } });
