/** Where page views are reported. Empty by default, which reports none. */
export const analyticsUrl: string = import.meta.env.VITE_ANALYTICS_URL ?? "";
