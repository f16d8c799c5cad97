import type { User } from "#generated/model/index.ts";
import { operations } from "#generated/operations.ts";
import { settings } from "#src/shared/api/settings.ts";

/**
 * The URL of the chat frame, which identifies the buyer by user name and token in the query (specification section
 * 7).
 */
export function chatAddress({ username, token }: Pick<User, "username" | "token">): string {
  const { host, path } = operations.openChat;
  return `${settings[host]}${path}?${new URLSearchParams({ username, token })}`;
}

/**
 * The frame's sandbox permissions. Same-origin storage is granted only if the chat has an origin of its own: on ours
 * it could remove its sandbox.
 */
export function chatSandbox(address: string, shopOrigin: string): string {
  const isApart = new URL(address, shopOrigin).origin !== shopOrigin;
  return `allow-scripts allow-forms allow-popups${isApart ? " allow-same-origin" : ""}`;
}
