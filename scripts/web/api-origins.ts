/** Where the app sends its calls: the three hosts of the contract, and page views where they are wanted. */
export interface ApiOrigins {
  main: string;
  activity: string;
  chat: string;
  /** Takes the reports of page views; empty for none. */
  analytics: string;
}

/** The mock's addresses when nothing else is asked for. */
export const DEFAULT_API: ApiOrigins = {
  main: "http://localhost:4010",
  activity: "http://localhost:4011",
  chat: "http://localhost:4012",
  analytics: "",
};

/** The addresses that a build takes from its environment, with the mock's as default. */
export function apiFromEnv(env: NodeJS.ProcessEnv): ApiOrigins {
  return {
    main: env.VITE_API_MAIN ?? DEFAULT_API.main,
    activity: env.VITE_API_ACTIVITY ?? DEFAULT_API.activity,
    chat: env.VITE_API_CHAT ?? DEFAULT_API.chat,
    analytics: env.VITE_ANALYTICS_URL ?? DEFAULT_API.analytics,
  };
}

/** The environment under which a build bakes in these addresses. */
export function envForApi(api: ApiOrigins) {
  return {
    VITE_API_MAIN: api.main,
    VITE_API_ACTIVITY: api.activity,
    VITE_API_CHAT: api.chat,
    VITE_ANALYTICS_URL: api.analytics,
  };
}
