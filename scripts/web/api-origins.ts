import type { Settings } from "#src/shared/api/settings.ts";

/** The addresses to which the app sends requests: the three hosts of the contract, and optionally page views. */
export type ApiOrigins = Pick<Settings, "main" | "activity" | "chat" | "analytics">;

/** The addresses of the mock, the default. */
export const DEFAULT_API: ApiOrigins = {
  main: "http://localhost:4010",
  activity: "http://localhost:4011",
  chat: "http://localhost:4012",
  analytics: "",
};

/** Returns the address at which the mock takes page views. */
export const pageViewsOf = (main: string): string => `${main}/__mock__/page-views`;

/** The addresses of a backend: all at its main host, unless others are named. */
export const backendAt = (main: string, others: Partial<ApiOrigins> = {}): ApiOrigins => ({
  main,
  activity: others.activity ?? main,
  chat: others.chat ?? main,
  analytics: others.analytics ?? "",
});

/** The settings from the build's environment; the addresses are those of the mock by default. */
export function settingsFromEnv(env: Readonly<Record<string, string | undefined>>): Settings {
  const named = {
    activity: env.VITE_API_ACTIVITY,
    chat: env.VITE_API_CHAT,
    analytics: env.VITE_ANALYTICS_URL,
  };
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const { VITE_API_MAIN: main, VITE_CHECK_RESPONSES: check } = env;
  const api = main === undefined ? { ...DEFAULT_API, ...given } : backendAt(main, given);
  return { ...api, checkResponses: check === "1" };
}

/** The environment variables that make these addresses the default of a build. */
export function envForApi(api: ApiOrigins) {
  return {
    VITE_API_MAIN: api.main,
    VITE_API_ACTIVITY: api.activity,
    VITE_API_CHAT: api.chat,
    VITE_ANALYTICS_URL: api.analytics,
  };
}
