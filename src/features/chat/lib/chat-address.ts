import type { User } from "#generated/model/index.ts";
import { operations } from "#generated/operations.ts";
import { hosts } from "#src/shared/api/hosts.ts";

/** The page of the chat frame: it knows the buyer by user name and token in its query (specification section 7). */
export function chatAddress({ username, token }: Pick<User, "username" | "token">): string {
  const { host, path } = operations.openChat;
  return `${hosts[host]}${path}?${new URLSearchParams({ username, token })}`;
}

/**
 * What the frame may do. Its own storage and cookies only where it has an origin of its own: with ours it could undo
 * the sandbox.
 */
export function chatSandbox(address: string, ownOrigin: string): string {
  const isApart = new URL(address, ownOrigin).origin !== ownOrigin;
  return `allow-scripts allow-forms allow-popups${isApart ? " allow-same-origin" : ""}`;
}
