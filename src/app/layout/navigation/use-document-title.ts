import { useEffect } from "react";
import { company } from "#src/shared/company.ts";

/** The route's title followed by the site's; the site's alone without one (specification section 2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${company.siteTitle}` : company.siteTitle;
  }, [title]);
}
