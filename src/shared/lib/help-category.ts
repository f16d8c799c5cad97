/** The article category of the help pages (specification section 7). */
export const HELP_CATEGORY = 3;
