/** The category of articles that holds the help (specification section 7). */
export const HELP_CATEGORY = 3;
