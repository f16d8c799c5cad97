import type { PanelData, PanelOperation } from "./panel-data.ts";

const data = JSON.parse(document.querySelector("#data")?.textContent ?? "{}") as PanelData;
const byId = new Map(data.operations.map((operation) => [operation.id, operation]));
const tagTitles = new Map(data.tags.map(({ name, title }) => [name, title]));

export const { tags } = data;

export const findOperation = (id: string | null): PanelOperation | undefined =>
  id === null ? undefined : byId.get(id);

export const operationTitle = (id: string): string => findOperation(id)?.title ?? id;

export const tagTitle = (name: string): string => tagTitles.get(name) ?? name;

/** The operation's page in the reference. */
export const referenceHref = (id: string): string => `docs#/operation/${encodeURIComponent(id)}`;

/**
 * The shop's address under the host name of this page, because cookies belong to a host name. Only if both run on
 * this machine.
 */
export function shopHref(): string {
  const url = new URL(data.shop);
  const isLocal = ["localhost", "127.0.0.1"].includes(url.hostname);
  if (isLocal) url.hostname = window.location.hostname;
  return url.href;
}

/** True if the parts contain the typed words, in any order. */
export function hasWords(typed: string, ...parts: readonly unknown[]): boolean {
  const all = parts.join(" ").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Operations whose title, id, tag or path contain the typed words. */
export const searchOperations = (text: string): readonly PanelOperation[] =>
  data.operations.filter(({ id, title, tag, path }) => hasWords(text, title, id, tag, tagTitle(tag), path));
