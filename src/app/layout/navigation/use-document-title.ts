import { useEffect } from "react";
import { company } from "#generated/company.ts";

/** Sets the document title: the page's title followed by the site's, or the site's alone (specification section 2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${company.site_title}` : company.site_title;
  }, [title]);
}
