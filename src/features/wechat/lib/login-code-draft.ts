import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "wechat-login-code";

const isId = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * The login code that this tab shows. Once confirmed it registers, too, for half an hour: it goes along to the page for
 * that, and outlives a reload. It is as good as a login, so it never stands in an address.
 */
export const loginCodeDraft = {
  read: () => readDraft(KEY, isId),
  keep: (id: string) => writeDraft(KEY, id),
  forget: () => writeDraft(KEY, undefined),
};
