/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_MAIN?: string;
  readonly VITE_API_ACTIVITY?: string;
  readonly VITE_API_CHAT?: string;
  /** Where page views are reported; without it none are. */
  readonly VITE_ANALYTICS_URL?: string;
  /** "1" checks every response against the contract, as development does. */
  readonly VITE_CHECK_RESPONSES?: string;
}
