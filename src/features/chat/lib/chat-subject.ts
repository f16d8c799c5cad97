import { parseId } from "#src/shared/lib/parse-id.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

/** The subject of a page, if the chat can send a card of it. */
export type ChatSubject = { readonly kind: "order" | "goods"; readonly id: number };

const PAGES = [
  ["goods", /^\/list\/info(?:-pt)?\/(\d+)\/?$/],
  ["order", /^\/order\/info\/(\d+)\/?$/],
] as const;

/** Returns the subject of the page at a path; undefined if the page shows neither goods nor an order. */
export function subjectAt(pathname: string): ChatSubject | undefined {
  for (const [kind, pattern] of PAGES) {
    const id = parseId(pattern.exec(pathname)?.[1]);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

const KEY = "chat-subject";

/** Saves the subject that the buyer viewed last, for the service page opened next. */
export const saveSubject = (subject: ChatSubject): void => writeDraft(KEY, subject);

export const savedSubject = (): ChatSubject | undefined => readDraft(KEY, isSubject);

/** True if a value from outside names goods or an order. */
export function isSubject(value: unknown): value is ChatSubject {
  if (typeof value !== "object" || value === null) return false;
  const { kind, id } = value as Record<string, unknown>;
  return (kind === "order" || kind === "goods") && parseId(String(id)) !== undefined;
}
