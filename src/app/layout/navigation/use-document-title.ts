import { useEffect } from "react";
import { company } from "#src/shared/company.ts";

/** Sets the document title: the route's title followed by the site's, or the site's alone (specification section 2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${company.siteTitle}` : company.siteTitle;
  }, [title]);
}
