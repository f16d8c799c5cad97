/** Where the app sends its requests: the three hosts of the contract, and optionally page views. */
export interface ApiOrigins {
  main: string;
  activity: string;
  chat: string;
  /** Receives page views; empty for none. */
  analytics: string;
}

/** The addresses of the mock, the default. */
export const DEFAULT_API: ApiOrigins = {
  main: "http://localhost:4010",
  activity: "http://localhost:4011",
  chat: "http://localhost:4012",
  analytics: "",
};

/** Where the mock takes page views. */
export const pageViewsOf = (main: string): string => `${main}/__mock__/page-views`;

/** The addresses from the build's environment; those of the mock by default. */
export function apiFromEnv(env: NodeJS.ProcessEnv): ApiOrigins {
  return {
    main: env.VITE_API_MAIN ?? DEFAULT_API.main,
    activity: env.VITE_API_ACTIVITY ?? DEFAULT_API.activity,
    chat: env.VITE_API_CHAT ?? DEFAULT_API.chat,
    analytics: env.VITE_ANALYTICS_URL ?? DEFAULT_API.analytics,
  };
}

/** The environment variables that bake these addresses into a build. */
export function envForApi(api: ApiOrigins) {
  return {
    VITE_API_MAIN: api.main,
    VITE_API_ACTIVITY: api.activity,
    VITE_API_CHAT: api.chat,
    VITE_ANALYTICS_URL: api.analytics,
  };
}
