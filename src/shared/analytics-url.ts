/** Where page views are reported; empty, as it is unless the environment says otherwise, reports none. */
export const analyticsUrl: string = import.meta.env.VITE_ANALYTICS_URL ?? "";
