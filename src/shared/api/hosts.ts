import type { Operation } from "#generated/operations.ts";

/** Base URL of each host, without a trailing slash; set per environment at build time. */
export const hosts: Record<Operation["host"], string> = {
  main: import.meta.env.VITE_API_MAIN ?? "http://localhost:4010",
  activity: import.meta.env.VITE_API_ACTIVITY ?? "http://localhost:4011",
  chat: import.meta.env.VITE_API_CHAT ?? "http://localhost:4012",
};
